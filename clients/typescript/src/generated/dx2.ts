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
                /** @description The ids of the cards. */
                cards: string[];
                /** @description How deep effects were nested. */
                depth?: number;
                /** @description How many effects have run. */
                executed?: number;
                /** @description The effects, in order. */
                effects?: {
                    /** @description The demon. */
                    demon: string;
                    /** @description The ability: its card and a number, such as `R03#1`. */
                    ability: string;
                }[];
                /** @description For how many turns. */
                turns?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pass";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
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
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description What does it. */
                by: string;
                /** @description How much. */
                amount: number;
                /** @description How much of it a barrier or support took. */
                absorbed: number;
                /** @description What it was before. */
                from: number;
                /** @description What it is now. */
                to: number;
                /** @description The most that it can be. */
                max: number;
                /** @description The element. */
                element?: string;
                /** @description Whether it is physical. */
                physical?: boolean;
                /** @description Whether there are several targets. */
                several?: boolean;
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
            type: "action-order";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description In which order they come. */
                order: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "team-one";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The HP of all demons of p1. */
                p1: number;
                /** @description The HP of all demons of p2. */
                p2: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "starting-mp";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The MP of each demon. */
                mp: {
                    [key: string]: number;
                };
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "tier";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The tier. */
                tier: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "tier-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The tier. */
                tier: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "line-up";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The effects, in order. */
                effects: {
                    /** @description The demon. */
                    demon: string;
                    /** @description The ability: its card and a number, such as `R03#1`. */
                    ability: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "connector";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The skill. */
                skill: string;
                /** @description What it happens to. */
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
                /** @description How many icons the team has. */
                icons: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "due";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-action";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "fell-in-action";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "icons-kept";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "charm";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
                /** @description The skill. */
                skill: string;
                /** @description What it happens to. */
                targets: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "panic";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
                /** @description The option that chance took. */
                option: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "skill";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
                /** @description The skill. */
                skill: string;
                /** @description What it happens to. */
                targets: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "super-reaction";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object or the card that it comes from. */
                source: string;
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
            type: "no-super-reaction";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demons. */
                demons: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "not-triggered";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The effects, in order. */
                effects: {
                    /** @description The demon. */
                    demon: string;
                    /** @description The ability: its card and a number, such as `R03#1`. */
                    ability: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "hit";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description The element. */
                element: string;
                /** @description Whether it is a critical hit. */
                critical: boolean;
                /** @description How the target stands to the element; null for neither. */
                affinity: string | null;
                /** @description How much. */
                amount: number;
                /** @description How much of it a barrier or support took. */
                absorbed: number;
                /** @description What it was before. */
                from: number;
                /** @description What it is now. */
                to: number;
                /** @description The most that it can be. */
                max: number;
                /** @description By how much chance changes it, in percent. */
                variance?: number;
                /** @description Whether it is physical. */
                physical?: boolean;
                /** @description Whether there are several targets. */
                several?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description What does it. */
                by?: string;
                /** @description The element. */
                element?: string;
                /** @description Whether it is a critical hit. */
                critical?: boolean;
                /** @description How the target stands to the element; null for neither. */
                affinity?: string | null;
                /** @description Whether it is physical. */
                physical?: boolean;
                /** @description Whether there are several targets. */
                several?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "absorbed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "miss";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description The element. */
                element: string;
                /** @description Whether it is physical. */
                physical?: boolean;
                /** @description Whether there are several targets. */
                several?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pierce";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description The element. */
                element: string;
                /** @description How the target stands to the element. */
                affinity: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "blocked";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description The element. */
                element: string;
                /** @description What does it. */
                by: string;
                /** @description Whether it is physical. */
                physical?: boolean;
                /** @description Whether there are several targets. */
                several?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "vanished";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "defeat";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
                /** @description What it was done by; null for nothing. */
                by: string | null;
                /** @description The statuses that it had. */
                had: {
                    /** @description The sort of status. */
                    kind: string;
                    /** @description The number. */
                    value: number;
                    /** @description For how many turns; null for always. */
                    turns: number | null;
                    /** @description What it belongs to or stands in for. */
                    of: string;
                    /** @description Whether it stays after the defeat. */
                    kept?: boolean;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "heal";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description How much. */
                amount: number;
                /** @description What it was before. */
                from: number;
                /** @description What it is now. */
                to: number;
                /** @description The most that it can be. */
                max: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-heal";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "endured";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description Its HP. */
                hp: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "not-slain";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "unmark";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description Its name. */
                name: string;
                /** @description How many. */
                count: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attacks-left";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The effects that end. */
                ends: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "remembered";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What is remembered. */
                facts: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "blows";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many blows there are. */
                blows: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "revive";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description Its HP. */
                hp: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-revival";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "mp";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description Why. */
                why: string;
                /** @description By how much it changes. */
                by: number;
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
            type: "no-mp";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description By how much it changes. */
                by: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "status";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description The sort of status. */
                kind: string;
                /** @description The number. */
                value: number;
                /** @description For how many turns; null for always. */
                turns: number | null;
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description Whether it had the status before. */
                again: boolean;
                /** @description How many. */
                count?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-status";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The sort of status. */
                kind: string;
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "status-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description The sorts of status. */
                kinds: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cure";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
                /** @description The sorts of status. */
                kinds: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "strip";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description The sorts of status. */
                kinds: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "team-effect";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description For how many turns. */
                turns: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "set";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description What it is about, in a word of the ruleset. */
                what: string;
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
            type: "taken";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description What does it. */
                by: string;
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-element";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "durations";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What lasts on, and for how many turns. */
                left: {
                    /** @description The object, the player or the place that it happens to. */
                    target: string;
                    /** @description The sort of status. */
                    kind: string;
                    /** @description For how many turns. */
                    turns: number;
                }[];
                /** @description What lasts on for the whole team. */
                onTeam?: {
                    /** @description What it belongs to or stands in for. */
                    of: string;
                    /** @description For how many turns. */
                    turns: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "limited-use";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "icons";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The sort of cost. */
                cost: string;
                /** @description Why. */
                because: string;
                /** @description Whether an icon is only used by half. */
                bonusTurn: boolean;
                /** @description How many full icons there are. */
                full: number;
                /** @description How many half icons there are. */
                half: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "icons-gained";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description How many full icons there are. */
                full?: number;
                /** @description How many half icons there are. */
                half?: number;
                /** @description The object or the card that it comes from. */
                source: string;
                /** @description Whether that was before the icons were dealt out. */
                early?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "icons-lost";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description How many full icons there are. */
                full?: number;
                /** @description Whether that was before the icons were dealt out. */
                early?: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-icons";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "defence-support";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "drawn";
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
            type: "chance";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The chance, in percent. */
                percent: number;
                /** @description Whether it succeeds. */
                succeeds: boolean;
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
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-blow";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The demon. */
                demon: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cut-short";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many effects are dropped. */
                dropped: number;
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
        Dx2Board: {
            /** @description What happened before, where some card of the battle asks for it. */
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
            /** @description Turns of either team since the battle began; 0 before the first. */
            turn: number;
            /**
             * @description Whose team is team 1.
             * @enum {string}
             */
            first: "p1" | "p2";
            /**
             * @description Whose team is on turn.
             * @enum {string}
             */
            active: "p1" | "p2";
            /** @description The tier in progress; null between tiers. */
            tier: ("0" | "1" | "2" | "3" | "4" | "5" | "DC") | null;
            /** @description The demon that is due, acts or acted last in this turn; null before the first. */
            acting: string | null;
            /** @description Press Turn icons of the team on turn. */
            icons: {
                /** @description Full ones that are left. */
                full: number;
                /** @description 1 in a Bonus Turn. */
                half: number;
                /** @description Those used in this turn. */
                used: number;
                /** @description Those that effects took from the team (R40). */
                taken: number;
            };
            /** @description Both teams. */
            teams: {
                /** @description The team of player 1. */
                p1: {
                    /** @description Its demons, in the slots of the party. */
                    demons: {
                        /** @description By which options, events and the action order name the demon. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description The ids of skills it was taught besides those of its card. */
                        skills: string[];
                        /** @description The ids of brands it bears. */
                        brands: string[];
                        /** @description HP that are left; 0 for a fallen demon. */
                        hp: number;
                        /** @description MP that it has. */
                        mp: number;
                        /** @description What lasts on it. */
                        statuses: {
                            /** @description What lasts. */
                            kind: components["schemas"]["Dx2Board.statuses"];
                            /** @description How much: the damage a Bulwark still takes, percent for a charge or poison, how many marks; 0 for what has no amount. */
                            value: number;
                            /** @description Own turns that it still lasts; null for the rest of the battle. */
                            turns: number | null;
                            /** @description The element and affinity that it changes, such as "fire:weak", the effect that it gives, the name of a mark or what can not be done; otherwise empty. */
                            of: string;
                            /**
                             * @description Whether it stays when the demon falls.
                             * @constant
                             */
                            kept?: true;
                            /** @description Attacks of its bearer for which it still lasts. */
                            attacks?: number;
                        }[];
                        /** @description How often its limited effects have worked in this turn. */
                        usedInTurn: {
                            [key: string]: number;
                        };
                        /** @description How often its limited effects have worked in the battle. */
                        usedInBattle: {
                            [key: string]: number;
                        };
                    }[];
                    /** @description Its demons in action order, which is settled once. */
                    order: string[];
                    /** @description The id of its Liberator. */
                    liberator: string | null;
                    /** @description The id of its Devil Connector. */
                    connector: string | null;
                    /** @description What lasts on the team, whoever of it stands (R71). */
                    lasting?: {
                        /** @description The passives under a condition that each of its demons has. */
                        of: string;
                        /** @description Own turns that they still last; null for the rest of the battle. */
                        turns: number | null;
                    }[];
                    /** @description What happened to its icons before its first turn, for which it counts (R23). */
                    early: {
                        /** @description Icons gained. */
                        gained: number;
                        /** @description Icons taken from it. */
                        taken: number;
                    };
                };
                /** @description The team of player 2. */
                p2: {
                    /** @description Its demons, in the slots of the party. */
                    demons: {
                        /** @description By which options, events and the action order name the demon. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description The ids of skills it was taught besides those of its card. */
                        skills: string[];
                        /** @description The ids of brands it bears. */
                        brands: string[];
                        /** @description HP that are left; 0 for a fallen demon. */
                        hp: number;
                        /** @description MP that it has. */
                        mp: number;
                        /** @description What lasts on it. */
                        statuses: {
                            /** @description What lasts. */
                            kind: components["schemas"]["Dx2Board.statuses"];
                            /** @description How much: the damage a Bulwark still takes, percent for a charge or poison, how many marks; 0 for what has no amount. */
                            value: number;
                            /** @description Own turns that it still lasts; null for the rest of the battle. */
                            turns: number | null;
                            /** @description The element and affinity that it changes, such as "fire:weak", the effect that it gives, the name of a mark or what can not be done; otherwise empty. */
                            of: string;
                            /**
                             * @description Whether it stays when the demon falls.
                             * @constant
                             */
                            kept?: true;
                            /** @description Attacks of its bearer for which it still lasts. */
                            attacks?: number;
                        }[];
                        /** @description How often its limited effects have worked in this turn. */
                        usedInTurn: {
                            [key: string]: number;
                        };
                        /** @description How often its limited effects have worked in the battle. */
                        usedInBattle: {
                            [key: string]: number;
                        };
                    }[];
                    /** @description Its demons in action order, which is settled once. */
                    order: string[];
                    /** @description The id of its Liberator. */
                    liberator: string | null;
                    /** @description The id of its Devil Connector. */
                    connector: string | null;
                    /** @description What lasts on the team, whoever of it stands (R71). */
                    lasting?: {
                        /** @description The passives under a condition that each of its demons has. */
                        of: string;
                        /** @description Own turns that they still last; null for the rest of the battle. */
                        turns: number | null;
                    }[];
                    /** @description What happened to its icons before its first turn, for which it counts (R23). */
                    early: {
                        /** @description Icons gained. */
                        gained: number;
                        /** @description Icons taken from it. */
                        taken: number;
                    };
                };
            };
        };
        /** @enum {string} */
        "Dx2Board.statuses": "attackUp" | "defenceUp" | "accuracyUp" | "attackDown" | "defenceDown" | "accuracyDown" | "charge" | "concentrate" | "might" | "poison" | "mute" | "bind" | "panic" | "curse" | "silence" | "charm" | "weak" | "barrier" | "bulwark" | "repelPhysical" | "repelMagical" | "affinity" | "effect" | "mark" | "cant";
        Dx2Deck: components["schemas"]["Dx2Deck.Dx2Team"];
        /**
         * A team
         * @description A team. No demon, nor two variants of one, appears twice in it, those of its Devil Connector included. (G1)
         */
        "Dx2Deck.Dx2Team": {
            /** @description One to four demons, in the slots of the party. (G1) */
            demons: {
                /** @description The id of its card. */
                demon: string;
                /** @description The ids of skills it was taught, up to four and none that it has. Default: none. */
                skills?: string[];
                /** @description The ids of brands it bears, up to four; the same can be there twice. Default: none. */
                brands?: string[];
            }[];
            /** @description The id of its Liberator. Default: none. */
            liberator?: string;
            /** @description The id of its Devil Connector. Default: none. */
            connector?: string;
        };
        Dx2Options: components["schemas"]["Dx2Options.Dx2Options"];
        /** Options of a match */
        "Dx2Options.Dx2Options": {
            /** @description MP with which demons begin the battle (G8). Default: {"first":1,"second":3}. */
            startingMp?: {
                /** @description For demons of team 1. Default: 1. */
                first?: number;
                /** @description For demons of team 2. Default: 3. */
                second?: number;
            };
            /** @description MP that a demon gets when it is about to act (R33). Default: 3. */
            naturalMp?: number;
            /** @description Whether a factor from 0.90 to 1.10 is drawn for the damage to each target (G9). Default: false. */
            damageVariance?: boolean;
            /** @description Whether the defending team deals damage at the end of each turn from the fourth on (G14). Default: true. */
            defenceSupport?: boolean;
            /** @description Whether there are Super Reactions (G16). Default: true. */
            superReactions?: boolean;
            /**
             * @description Which team is team 1 at equal speed (G2). Default: "challenger".
             * @enum {string}
             */
            speedTie?: "challenger" | "defender";
            /**
             * @description How a battle ends when one effect leaves no team with a living demon (G5). Default: "draw".
             * @enum {string}
             */
            mutualDefeat?: "draw" | "team-on-turn-loses";
            /**
             * @description What an action that costs two icons uses in a Bonus Turn (G7). Default: "half-and-full".
             * @enum {string}
             */
            bonusTurnLoss?: "half-and-full" | "half";
            /** @description After how many rounds of two turns the shares of HP decide (R34). Default: 50. */
            roundLimit?: number;
            /**
             * @description What a reactive effect is about when several things set it off at once (R35). Default: "all".
             * @enum {string}
             */
            severalCauses?: "all" | "first";
            /**
             * @description Whether an attacker that falls goes on with its attack (R36). Default: "stops".
             * @enum {string}
             */
            fallenStriker?: "stops" | "goes-on";
            /**
             * @description Whether a demon that was kept from its chain effects when it fell answers its fall (R37). Default: "stopped".
             * @enum {string}
             */
            silencedFall?: "stopped" | "answers";
            /**
             * @description What becomes of effects that wait in tier 3 when the demon that was about to act has fallen (A8). Default: "skipped".
             * @enum {string}
             */
            fallenInTier3?: "skipped" | "goes-on";
            /**
             * @description Which physical attacks have the critical chance of passives (R9). Default: "all".
             * @enum {string}
             */
            criticalPassives?: "all" | "printed";
            /**
             * @description Whether Super Reactions of a silenced demon work (R17). Default: "work".
             * @enum {string}
             */
            silencedReactions?: "work" | "stopped";
            /**
             * @description Which ailments keep the chain effects of a demon from working (R39). Default: "bind-mute-and-silence".
             * @enum {string}
             */
            chainsStoppedBy?: "bind-mute-and-silence" | "bind-and-silence" | "silence";
            /**
             * @description What becomes of icons that are gained or taken before the first turn of the battle (R23). Default: "first-turn".
             * @enum {string}
             */
            iconsBeforeTurn?: "first-turn" | "none";
            /** @description How many icons effects take at most from a team in one of its turns (R40). Default: 2. */
            mostIconsTaken?: number;
            /**
             * @description When an effect with a limit counts (R27). Default: "begun".
             * @enum {string}
             */
            limitCounts?: "begun" | "triggered";
            /**
             * @description What a value of several demons comes to (R38). Default: "sum".
             * @enum {string}
             */
            amountsOfSeveral?: "sum" | "first";
            /** @description What kind of battle it is, for cards that ask for it (R61). Nothing is a plain duel. */
            place?: string;
            /**
             * @description Whether what lasts has a turn less from the start of the first turn of a team (G13). Default: "counts".
             * @enum {string}
             */
            firstTurn?: "counts" | "free";
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
export type DecisionKind = "act" | "choose" | "may" | "mode";
/** The kinds of the options of its decisions. */
export type OptionKind = "choose" | "may" | "mode" | "pass" | "skill";
