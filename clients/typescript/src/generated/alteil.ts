// Written by `npm run client:types` from what the service serves at /openapi.json.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Any JSON object. */
        JsonObject: Record<string, unknown>;
        /** @description The same as `text`, for showing it in another language. */
        Message: {
            /** @description The key of the message: the ruleset and the type of the event, such as `gundam.attack`. */
            key: string;
            /** @description The arguments of the message: `who`, and the data of the event with names instead of ids. */
            args: components["schemas"]["JsonObject"];
        };
        Event: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description Number of the event that caused it. */
            parent: number | null;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description The player that the event belongs to; null if it belongs to neither. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a sentence for people, with the names of seats and cards. */
            text: string;
            message: components["schemas"]["Message"];
        } & ({
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "decision";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the decision. */
                decision: string;
                /** @description The id of the option that was taken. Left out for whoever may not see it. */
                option?: string;
                /** @description The answer, where no option was named. Left out for whoever may not see it. */
                answer?: unknown;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "concede";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "game-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Who has won; null for nobody. */
                winner: ("p1" | "p2") | null;
                /** @description Why the game ended. */
                reason: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "effect";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The card whose text it is; null where it is none. */
                card: string | null;
                /** @description The object whose text it is; null where it is none. */
                source: string | null;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
                /** @description The clauses that put it before what else waited. */
                because?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "effect-skipped";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The card whose text it is; null where it is none. */
                card: string | null;
                /** @description The object whose text it is; null where it is none. */
                source: string | null;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
                /** @description The clauses that put it before what else waited. */
                because?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "loop-guard";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The queue in which effects wait. */
                queue?: string;
                /** @description How many effects are dropped. */
                dropped?: number;
                /** @description The cards whose effects set one another off. */
                cards: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pass";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The window in which both may act. */
                window: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "window-closed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The window in which both may act. */
                window: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What does it. */
                by: string;
                /** @description What is damaged, how much and by what. */
                hits: {
                    /** @description The object, the player or the place that it happens to. */
                    target: string;
                    /** @description How much. */
                    amount: number;
                    /** @description The object or the card that it comes from. */
                    source: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "modifier";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the change, as `modifiers` of a state has it. */
                id: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What is changed, as in a state. */
                effect: {
                    /** @description The sort of change. */
                    kind: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description When it ends. */
                until: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "counter";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What is counted. */
                name: string;
                /** @description How many more there are; negative for fewer. */
                change: number;
                /** @description How many. */
                count: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "shielded";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it is shielded from. */
                against: string;
                /** @description How much of it is caught. */
                caught: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "modifiers-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the changes. */
                ids: string[];
                /** @description What was changed. */
                targets: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "turn";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the turn. */
                turn: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "phase";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The phase. */
                phase: string;
                /** @description The number of the turn. */
                turn: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "step";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the step. */
                step: number;
                /** @description The id of the unit. */
                unit?: string;
                /** @description The part of the step. */
                part?: string;
                /** @description Whether there is nothing to do in it. */
                skipped?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "acting";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The unit; null for none. */
                unit: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "battletime";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it was before; null at the start. */
                from: string | null;
                /** @description Where it goes, or what it is now. */
                to: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "sp";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description By how much it changes. */
                by: number;
                /** @description The SP that the player has now. */
                sp: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "deploy-choice";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the cell. Left out for whoever may not see it. */
                cell?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "revival-choice";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. Left out for whoever may not see it. */
                units?: string[];
                /** @description What was paid for it. Left out for whoever may not see it. */
                paid?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "set-choice";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description By how much each sphere is raised. Left out for whoever may not see it. */
                raise?: {
                    [key: string]: number;
                };
                /** @description The card that is set; null for none. Left out for whoever may not see it. */
                set?: string | null;
                /** @description What was paid for it. Left out for whoever may not see it. */
                paid?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "sphere-level";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The level of each sphere that was raised. */
                levels: {
                    [key: string]: number;
                };
                /** @description What was paid for it. */
                paid?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-card-set";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "reveal";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The id of the object. */
                id: string;
                /** @description The type. */
                type: string;
                /** @description What was paid for it. */
                paid: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "backlash";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "to-cemetery";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "take-field";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description The number of the cell. */
                cell: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "revive";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the card. */
                card: string;
                /** @description The number of the cell. */
                cell: number;
                /** @description What was paid for it. */
                paid: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rank-up";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "engage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "disengage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "mini-phase";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description Whether it is inside another one. */
                nested?: boolean;
                /** @description What it was done by; null for nothing. */
                by?: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "queued";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The queue in which effects wait. */
                queue: string;
                /** @description The id of the unit. */
                unit: string;
                /** @description The number of the cell. */
                cell: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-counter";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "closed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
                /** @description The batch of effects that it belongs to. */
                batch: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rescued";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-start";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "fallen-counters";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "burials";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "burials-wait";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "nothing-closes";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "bury";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the card. */
                card: string;
                /** @description The number of the cell. */
                cell: number;
                /** @description The clauses that put it before others. */
                because?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
                /** @description What does it. */
                by: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "heal";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What is healed, and by how much. */
                healed: {
                    /** @description The id of the unit. */
                    unit: string;
                    /** @description How much. */
                    amount: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "hp-loss";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What loses HP, and how much. */
                losses: {
                    /** @description The id of the unit. */
                    unit: string;
                    /** @description How much. */
                    amount: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "hp-kept";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the unit. */
                    unit: string;
                    /** @description Its HP. */
                    hp: number;
                    /** @description The most that it can have. */
                    most: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "hp-set";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the unit. */
                    unit: string;
                    /** @description Its HP. */
                    hp: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "sent";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the card. */
                card: string;
                /** @description The number of the cell. */
                cell: number;
                /** @description The zone. */
                zone: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "summon";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description The number of the cell. */
                cell: number;
                /** @description Where it comes from, or what it was before. */
                from: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rank-down";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rows-swapped";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What moves, and where to. */
                moved: {
                    /** @description The id of the unit. */
                    unit: string;
                    /** @description What it is now. */
                    to: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cards-moved";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the cards. */
                cards: string[];
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description Where it goes, or what it is now. */
                to: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cards-unlocked";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the cards. */
                cards: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cards-locked";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the cards. */
                cards: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rolled";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The number. */
                value: number;
                /** @description The least that it can be. */
                min: number;
                /** @description The most that it can be. */
                max: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "lp-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The LP that are left. */
                lp: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "lp-changed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Whose LP, by the number of the seat. */
                of: number;
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "soul-spent";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description Between which it was drawn. */
                among: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "iczer-attack";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "standby";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "action-skill";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the card. */
                card: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-action";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "move";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description What it was before. */
                from: number;
                /** @description What it is now. */
                to: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "swap";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
                /** @description The numbers of the cells. */
                cells: number[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "acts-otherwise";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description What is done. */
                action: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "limit-reached";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cost-not-paid";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
                /** @description What it costs. */
                cost: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "condition-not-met";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "nothing-done";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The verb of the text. */
                verb?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "parts-at-random";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What chance chose, by name. */
                chosen: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "chosen-at-random";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "tie";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Between which it was drawn. */
                among: string[];
                /** @description Which comes first. */
                first: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "time-out";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the decisions that were open for too long. */
                decisions: string[];
                /** @description How long each of them could take, before the bank of its player. */
                seconds: number;
                /**
                 * @description What is done for whoever did not answer.
                 * @enum {string}
                 */
                otherwise: "default" | "concede" | "lose" | "judge";
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rewind";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ply from which the match goes on. */
                to: number;
                /** @description What the judge gave as the reason. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "result";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Who wins by the ruling; null for nobody. */
                winner: ("p1" | "p2") | null;
                /** @description What the judge gave as the reason. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pause";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What the judge gave as the reason. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "resume";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What the judge gave as the reason. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "extension";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much time is added. */
                seconds: number;
                /**
                 * @description To the bank, or to the open decision.
                 * @enum {string}
                 */
                of: "bank" | "decision";
                /** @description What the judge gave as the reason. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "concession";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "adoption";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The hash of the edition that goes on with the match. */
                edition: string;
                /** @description Its version. */
                version: string;
                /** @description The ply from which the match goes on. */
                to: number;
                /** @description What the judge gave as the reason; null where nobody ruled. */
                reason: string | null;
                /** @description Who ruled it, by name; null where nobody did. */
                judge: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "fork";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The match that this one goes on from. */
                match: string;
                /** @description The ply after which it does. */
                ply: number;
                /** @description Whether it has new chance from there on. */
                reseeded: boolean;
            };
        });
        AlteilBoard: {
            /** @description The number of the turn. */
            turn: number;
            /**
             * @description The phase of the turn.
             * @enum {string}
             */
            phase: "set" | "active" | "action";
            /** @description The number of the step; 0 before step 1. */
            step: number;
            /** @description The battletime; null before step 8 of turn 1. (G17) */
            battletime: ("morning" | "day" | "night") | null;
            /** @description The unit whose turn to act it is at step 22; null at other times. */
            acting: string | null;
            /** @description The number of the last Damage Resolution that CLOSED a unit. */
            kills: number;
            /** @description What belongs to each Iczer. */
            players: {
                /** @description What belongs to player 1. */
                p1: {
                    /** @description SP left. */
                    sp: number;
                    /** @description The levels of the spheres. */
                    levels: {
                        /** @description Levels of Refess. */
                        refess: number;
                        /** @description Levels of Lawtia. */
                        lawtia: number;
                        /** @description Levels of Gowen. */
                        gowen: number;
                        /** @description Levels of Falkow. */
                        falkow: number;
                    };
                    /** @description The Card File without its Soul Cards, in no order that matters. */
                    file: string[];
                    /** @description Soul Cards with LP left, the one that takes damage next first. */
                    souls: string[];
                    /** @description The LP that each of them has left. */
                    soulLp: number[];
                    /** @description LP of the Avatar. */
                    avatar: number;
                    /** @description Soul Cards at 0 LP. */
                    spent: string[];
                    /** @description What the Iczer has chosen in secret in this Set Phase. (R1) */
                    plan: {
                        /** @description The cell that the revealed unit will enter at step 7; null without one. */
                        deploy: number | null;
                        /** @description CLOSED units that will be revived at step 6. */
                        revive: string[];
                        /** @description Sphere levels that will be raised at step 9. */
                        raise: {
                            /** @description Levels of Refess. */
                            refess: number;
                            /** @description Levels of Lawtia. */
                            lawtia: number;
                            /** @description Levels of Gowen. */
                            gowen: number;
                            /** @description Levels of Falkow. */
                            falkow: number;
                        };
                        /** @description The card in the Set Area; null without one. */
                        set: string | null;
                        /** @description SP paid for all this; the opponent learns of it step by step. */
                        spent: number;
                    };
                    /** @description A card that was revealed in this turn, or a unit that was and waits for its cell; null without one. */
                    revealed: {
                        /** @description The name that the card will have as a unit. */
                        id: string;
                        /** @description The id of the card. */
                        card: string;
                    } | null;
                    /** @description The units on the grid, CLOSED ones included. */
                    units: {
                        /** @description The name of this unit in the match. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description The cell on which it stands, from 1 (front left) to 9 (back right). (G7) */
                        cell: number;
                        /** @description HP lost: the HP it has are its greatest HP less this. */
                        lost: number;
                        /** @description Whether it is Engaged. */
                        engaged: boolean;
                        /** @description Whether it has ranked up. */
                        ranked: boolean;
                        /** @description By what it was CLOSED; null while it is open. */
                        closed: {
                            /** @description The number of the Damage Resolution that CLOSED it. (A9) */
                            batch: number;
                            /**
                             * @description Who set off the destruction. (A10)
                             * @enum {string}
                             */
                            by: "p1" | "p2";
                        } | null;
                    }[];
                    /** @description The cards in the Cemetery, the oldest first. */
                    cemetery: string[];
                    /** @description Cards that skills have removed from the duel; absent while there are none. (R33) */
                    out?: string[];
                };
                /** @description What belongs to player 2. */
                p2: {
                    /** @description SP left. */
                    sp: number;
                    /** @description The levels of the spheres. */
                    levels: {
                        /** @description Levels of Refess. */
                        refess: number;
                        /** @description Levels of Lawtia. */
                        lawtia: number;
                        /** @description Levels of Gowen. */
                        gowen: number;
                        /** @description Levels of Falkow. */
                        falkow: number;
                    };
                    /** @description The Card File without its Soul Cards, in no order that matters. */
                    file: string[];
                    /** @description Soul Cards with LP left, the one that takes damage next first. */
                    souls: string[];
                    /** @description The LP that each of them has left. */
                    soulLp: number[];
                    /** @description LP of the Avatar. */
                    avatar: number;
                    /** @description Soul Cards at 0 LP. */
                    spent: string[];
                    /** @description What the Iczer has chosen in secret in this Set Phase. (R1) */
                    plan: {
                        /** @description The cell that the revealed unit will enter at step 7; null without one. */
                        deploy: number | null;
                        /** @description CLOSED units that will be revived at step 6. */
                        revive: string[];
                        /** @description Sphere levels that will be raised at step 9. */
                        raise: {
                            /** @description Levels of Refess. */
                            refess: number;
                            /** @description Levels of Lawtia. */
                            lawtia: number;
                            /** @description Levels of Gowen. */
                            gowen: number;
                            /** @description Levels of Falkow. */
                            falkow: number;
                        };
                        /** @description The card in the Set Area; null without one. */
                        set: string | null;
                        /** @description SP paid for all this; the opponent learns of it step by step. */
                        spent: number;
                    };
                    /** @description A card that was revealed in this turn, or a unit that was and waits for its cell; null without one. */
                    revealed: {
                        /** @description The name that the card will have as a unit. */
                        id: string;
                        /** @description The id of the card. */
                        card: string;
                    } | null;
                    /** @description The units on the grid, CLOSED ones included. */
                    units: {
                        /** @description The name of this unit in the match. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description The cell on which it stands, from 1 (front left) to 9 (back right). (G7) */
                        cell: number;
                        /** @description HP lost: the HP it has are its greatest HP less this. */
                        lost: number;
                        /** @description Whether it is Engaged. */
                        engaged: boolean;
                        /** @description Whether it has ranked up. */
                        ranked: boolean;
                        /** @description By what it was CLOSED; null while it is open. */
                        closed: {
                            /** @description The number of the Damage Resolution that CLOSED it. (A9) */
                            batch: number;
                            /**
                             * @description Who set off the destruction. (A10)
                             * @enum {string}
                             */
                            by: "p1" | "p2";
                        } | null;
                    }[];
                    /** @description The cards in the Cemetery, the oldest first. */
                    cemetery: string[];
                    /** @description Cards that skills have removed from the duel; absent while there are none. (R33) */
                    out?: string[];
                };
            };
            /** @description What happened before, where a card of the match asks for it. (R60) */
            past?: {
                /** @description What happened this turn, in order. */
                turn: {
                    /** @description What happened, in the words of cards. */
                    word: string;
                    /**
                     * @description Whose it was, or who did it.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description The object in play that it happened to, or null. */
                    object: string | null;
                    /** @description The id of the card that it happened to, or null. */
                    card: string | null;
                    /** @description How much or how many it was. */
                    amount: number;
                    /** @description What it came from, in the words of cards. */
                    by?: string;
                    /** @description Whether damage did it. */
                    damage?: boolean;
                    /** @description Whose doing it was, and by which card. */
                    source?: {
                        /**
                         * @description Which player did it.
                         * @enum {string}
                         */
                        player: "p1" | "p2";
                        /** @description The id of the card that did it, or null. */
                        card: string | null;
                    };
                }[];
                /** @description What happened in the turn before. */
                lastTurn: {
                    /** @description What happened, in the words of cards. */
                    word: string;
                    /**
                     * @description Whose it was, or who did it.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description The object in play that it happened to, or null. */
                    object: string | null;
                    /** @description The id of the card that it happened to, or null. */
                    card: string | null;
                    /** @description How much or how many it was. */
                    amount: number;
                    /** @description What it came from, in the words of cards. */
                    by?: string;
                    /** @description Whether damage did it. */
                    damage?: boolean;
                    /** @description Whose doing it was, and by which card. */
                    source?: {
                        /**
                         * @description Which player did it.
                         * @enum {string}
                         */
                        player: "p1" | "p2";
                        /** @description The id of the card that did it, or null. */
                        card: string | null;
                    };
                }[];
                /** @description How many facts of this turn there were when something began, such as a battle. */
                since: {
                    [key: string]: number;
                };
                /** @description How often each word came in the match, by word and player; behind “total”, how much it was altogether. */
                match: {
                    [key: string]: number;
                };
            };
        };
        AlteilDeck: components["schemas"]["AlteilDeck.AlteilDeck"];
        /**
         * A Card File
         * @description A Card File: 5 Soul Cards and 25 others, with at most 3 copies of a card. (G1)
         */
        "AlteilDeck.AlteilDeck": {
            /** @description The ids of the five Soul Cards in their order: the first takes LP damage first. (G23) */
            souls: string[];
            /**
             * @description The ids of the units and Grimoires, each with its number of copies: 25 in all. (G1)
             * @example {
             *       "AX-01": 3,
             *       "AX-02": 2
             *     }
             */
            cards: {
                [key: string]: number;
            };
        };
        AlteilOptions: components["schemas"]["AlteilOptions.AlteilOptions"];
        /** Options of a match */
        "AlteilOptions.AlteilOptions": {
            /**
             * @description How a unit counters that a repeated effect hit several times: each hit (perHit), or all of them together (once). (A6) Default: "perHit".
             * @enum {string}
             */
            counterPerHit?: "perHit" | "once";
            /**
             * @description Which of several units of equal AGI goes first: chance decides anew each time (random), or the lower cell and then the first Iczer (cell). (G15) Default: "random".
             * @enum {string}
             */
            agiTies?: "random" | "cell";
            /** @description Whether CLOSED units on the grid of the opponent stand in the way of an Iczer Attack. (G10) Default: false. */
            closedUnitsGuard?: boolean;
            /** @description Whether rows with nothing but CLOSED units count for range. (G8) Default: false. */
            closedBlocksRange?: boolean;
            /** @description Whether the SP of the cards that a backlash takes come back. (G19) Default: false. */
            backlashRefund?: boolean;
            /**
             * @description What happens when the same point takes both Avatars: the duel is a draw, or the Iczer who did the damage loses (initiator-loses). (G24) Default: "draw".
             * @enum {string}
             */
            simultaneousDefeat?: "draw" | "initiator-loses";
            /**
             * @description Who has set off what step 15 settles: the Iczer whose Open Skill was the first to bring down a unit that falls (destruction), or whose Open Skill ran first (first-open). (A10) Default: "destruction".
             * @enum {string}
             */
            openInitiator?: "destruction" | "first-open";
            /**
             * @description Whether HP rise and fall with the greatest HP (with-hp), or the greatest HP change alone. (R3) Default: "with-hp".
             * @enum {string}
             */
            greatestHp?: "with-hp" | "alone";
            /** @description Whether Counter Skills answer a loss of HP that is not called damage. (G9) Default: false. */
            lossIsDamage?: boolean;
            /**
             * @description Whether a skill that was given twice runs twice or once. (R21) Default: "twice".
             * @enum {string}
             */
            givenTwice?: "twice" | "once";
            /**
             * @description What makes two printings the same card: one name, or one id. (R2) Default: "name".
             * @enum {string}
             */
            sameCard?: "name" | "id";
            /** @description SP that each Iczer is given in turn 1. (G3) Default: 5. */
            startingSp?: number;
            /** @description SP that each Iczer is given in every later turn. (G3) Default: 2. */
            spPerTurn?: number;
            /** @description The turn at whose end the Iczer with more LP wins; with equal LP the duel is a draw. (G25) Default: 100. */
            turnLimit?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
/** The kinds of its decisions. */
export type DecisionKind = "cell" | "choose" | "choose-card" | "deploy" | "divide" | "may" | "menu" | "mode" | "revival" | "setting";
/** The kinds of the options of its decisions. */
export type OptionKind = "attack" | "cell" | "choose" | "choose-card" | "deploy" | "divide" | "iczer-attack" | "may" | "mode" | "move" | "revival" | "setting" | "skill" | "standby";
