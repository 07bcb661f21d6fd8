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
            type: "turn-ends";
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
            type: "step";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The phase. */
                phase: string;
                /** @description The step. */
                step: string;
                /** @description The number of the turn. */
                turn: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "starting-player";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description In what way. */
                how: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "shuffle";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description In which order they come. Left out for whoever may not see it. */
                order?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "draw";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /**
                 * @description What draws, where it is an effect.
                 * @constant
                 */
                by?: "effect";
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "deck-empty";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many cards are lacking. */
                missing: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "keep";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many mulligans there were. */
                mulligans: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "mulligan";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "discard";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description The ids of the cards. */
                cards: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "move";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "play";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The Speed. */
                speed: number;
                /** @description Where it comes from, or what it was before. */
                from?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "activate";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object; null where it is none. */
                id: string | null;
                /** @description The id of the card. */
                card: string;
                /** @description The skill. */
                skill: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "react";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue. */
                entry: string;
                /** @description The id of the card. */
                card: string;
                /** @description The id of the object; null where it is none. */
                id: string | null;
                /** @description The skill. */
                skill: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "queued";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue. */
                entry: string;
                /** @description The id of the card; null where there is none. */
                card: string | null;
                /** @description The skill; null where it is none. */
                skill: string | null;
                /** @description The Speed. */
                speed: number;
                /** @description What is done. */
                action?: string;
                /** @description What moves, from where and to where. */
                moves?: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description What it is now. */
                    to: number;
                }[];
                /** @description Gear and what it goes to. */
                gear?: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description What it is attached to. */
                    host: string;
                }[];
                /** @description What each word of the text means. */
                targets?: {
                    [key: string]: string[];
                };
                /** @description Who defends against whom. */
                pairs?: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description What it is now. */
                    to: number;
                    /** @description What it is attached to. */
                    host: string;
                }[];
                /** @description What X is. */
                x?: number;
                /** @description The biome where it is; 0 is the staging area. */
                at?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "targets";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue. */
                entry: string;
                /** @description The id of the card. */
                card: string;
                /** @description What each word of the text means. */
                targets: {
                    [key: string]: string[];
                };
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "targets-invalid";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description What it happens to. */
                targets: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cancelled";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue; null where it has left it. */
                entry: string | null;
                /** @description The id of the card; null where there is none. */
                card: string | null;
                /** @description The program that would have run; null where that is not told. */
                program: string | null;
                /** @description What does it. */
                by: string;
                /** @description What it happens to. */
                targets?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "condition-failed";
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
            type: "arrive";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description The biome where it is; 0 is the staging area. */
                at: number;
                /** @description Whether it is locked. */
                locked: boolean;
                /** @description What it is attached to; null for nothing. */
                host: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "convert";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. Left out for whoever may not see it. */
                card?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attach";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description What it is attached to. */
                host: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attached";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description What it is attached to. */
                host: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "detach";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "advance";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What moves, from where and to where. */
                moves: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /** @description What it was before. */
                    from: number;
                    /** @description What it is now. */
                    to: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "retreat";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What moves, from where and to where. */
                moves: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /** @description What it was before. */
                    from: number;
                    /** @description What it is now. */
                    to: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "relocate";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What moves, from where and to where. */
                moves: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /** @description What it was before. */
                    from: number;
                    /** @description What it is now. */
                    to: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "redirect";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What moves, from where and to where. */
                moves: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /** @description What it was before. */
                    from: number;
                    /** @description What it is now. */
                    to: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "lock";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "unlock";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What attacks. */
                attackers: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The number of the biome. */
                    biome: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "defend";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What defends. */
                defenders: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The attacker. */
                    against: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "defenders-ordered";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description In which order they come. */
                order: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "withdraw";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "defends-no-more";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-advance";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-attack";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-defend";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "left-out";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "battle-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "wave";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The wave of damage. */
                wave: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "damage-divided";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description How much each gets. */
                amounts: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description How much. */
                    amount: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "still-defended";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "excess-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description How much. */
                amount: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The wave of damage. */
                wave: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "undefended";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What attacks. */
                attackers: {
                    /** @description The id of the object. */
                    id: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "change-sides";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "becomes";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What becomes another card. */
                things: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /** @description The card that it was. */
                    was: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "biome-regained";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the biome. */
                biome: number;
                /** @description The durability that it has now. */
                durability: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "instead";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The id of the object; null where it is none. */
                id: string | null;
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description What would have happened to what; null for nothing. */
                subject: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "spared";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "speed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue. */
                entry: string;
                /** @description The id of the card. */
                card: string;
                /** @description The Speed. */
                speed: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "named";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Whether it is the name of a card or a trait. */
                what: string;
                /** @description The name. */
                word: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "roll";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description The number that chance picked. */
                number: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "copied";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The entry of the queue. */
                entry: string;
                /** @description The id of the card. */
                card: string;
                /** @description The program that runs. */
                program: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "skipped";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it is about, in a word of the ruleset. */
                what: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "damage-removed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "restore";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What is healed, and by how much. */
                healed: {
                    /** @description The object, the player or the place that it happens to. */
                    target: string;
                    /** @description How much. */
                    amount: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "terminate";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What left, as it was, and why. */
                objects: {
                    /** @description The id of the object. */
                    id: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    controller: "p1" | "p2";
                    /** @description The id of the card. */
                    card: string;
                    /** @description The biome where it is; 0 is the staging area. */
                    at: number;
                    /** @description Its attack. */
                    attack: number;
                    /** @description Its defense. */
                    defense: number;
                    /** @description How much damage was on it. */
                    damage: number;
                    /** @description Whether it is locked. */
                    locked: boolean;
                    /** @description Whether it fights at range. */
                    ranged: boolean;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description What it is attached to; null for nothing. */
                    host: string | null;
                    /** @description Whether it is attached. */
                    attached: boolean;
                    /** @description Whether it attacks. */
                    attacking: boolean;
                    /** @description Whether it defends. */
                    defending: boolean;
                    /** @description Where the card lies now; null for nowhere. */
                    now: string | null;
                    /** @description The skills that it still has something to do for. */
                    skills?: string[];
                    /** @description The card that it is itself. */
                    own?: string;
                    /** @description The traits that it had. Left out where they were those of its card. */
                    traits?: string[];
                    /** @description The abilities that it has used. */
                    used?: string[];
                    /** @description What it comes from. */
                    sources: string[];
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description What does it. */
                by: string;
                /** @description The cards of objects that lay face down. Left out for whoever may not see it. */
                faces?: {
                    [key: string]: string;
                };
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "leave";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What left, as it was. */
                objects: {
                    /** @description The id of the object. */
                    id: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    controller: "p1" | "p2";
                    /** @description The id of the card. */
                    card: string;
                    /** @description The biome where it is; 0 is the staging area. */
                    at: number;
                    /** @description Its attack. */
                    attack: number;
                    /** @description Its defense. */
                    defense: number;
                    /** @description How much damage was on it. */
                    damage: number;
                    /** @description Whether it is locked. */
                    locked: boolean;
                    /** @description Whether it fights at range. */
                    ranged: boolean;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description What it is attached to; null for nothing. */
                    host: string | null;
                    /** @description Whether it is attached. */
                    attached: boolean;
                    /** @description Whether it attacks. */
                    attacking: boolean;
                    /** @description Whether it defends. */
                    defending: boolean;
                    /** @description Where the card lies now; null for nowhere. */
                    now: string | null;
                    /** @description The skills that it still has something to do for. */
                    skills?: string[];
                    /** @description The card that it is itself. */
                    own?: string;
                    /** @description The traits that it had. Left out where they were those of its card. */
                    traits?: string[];
                    /** @description The abilities that it has used. */
                    used?: string[];
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description The cards of objects that lay face down. Left out for whoever may not see it. */
                faces?: {
                    [key: string]: string;
                };
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "token-gone";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "biome-lost";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the biome. */
                biome: number;
                /** @description How many biomes the player has lost. */
                lost: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "will-lose";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "energy";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The type. */
                type: string;
                /** @description How many. */
                count: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pay";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much energy of each type. */
                energy: {
                    [key: string]: number;
                };
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "energy-gone";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much energy of each type. */
                energy: {
                    [key: string]: number;
                };
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
            type: "forbidden";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids?: string[];
                /** @description What it is about, in a word of the ruleset. */
                what: string;
                /** @description What does it. */
                by?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "once-per-turn";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The skill. */
                skill: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "look";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description How many. */
                count: number;
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "reveal";
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
            type: "chosen-at-random";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What chance chose, by name, or how many. */
                chosen: string[] | number;
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
        NexusBoard: {
            /** @description The number of the turn; 0 before the first. */
            turn: number;
            /**
             * @description The player whose turn it is.
             * @enum {string}
             */
            active: "p1" | "p2";
            /**
             * @description The player who had the first turn.
             * @enum {string}
             */
            starter: "p1" | "p2";
            /**
             * @description The phase of the turn.
             * @enum {string}
             */
            phase: "setup" | "start" | "primary1" | "battle" | "primary2" | "end";
            /**
             * @description The step of the phase.
             * @enum {string}
             */
            step: "setup" | "refresh" | "draw" | "maintenance" | "primary" | "advance" | "attack" | "defend" | "damage" | "end" | "reset";
            /** @description The two sides of the table. */
            players: {
                /** @description The side of player 1. */
                p1: {
                    /** @description Cards by id. The last one is the top. */
                    deck: string[];
                    /** @description Cards by id. */
                    hand: string[];
                    /** @description Cards by id. The last one is the top. */
                    cache: string[];
                    /** @description Cards on the queue. */
                    limbo: string[];
                    /** @description Cards by id that are out of the match, where there are any. */
                    removed?: string[];
                    /** @description Faces of the converted cards, in the order of the face-down anomalies among `objects`. */
                    converted: string[];
                    /** @description Cards in play. */
                    objects: {
                        /** @description Its name in play. */
                        id: string;
                        /** @description The id of its card, or of the card that it is a copy of; `converted` for a converted one. */
                        card: string;
                        /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                        own?: string;
                        /** @description 0 is staging, 1 to 3 a biome. */
                        at: number;
                        /** @description Whether it is locked. */
                        locked: boolean;
                        /** @description The damage that it has. */
                        damage: number;
                        /** @description The turn in which it arrived. */
                        since: number;
                        /** @description The agent that it is attached to. */
                        host: string | null;
                        /** @description Skills that work once per turn and have been used in this one. */
                        used: string[];
                        /**
                         * @description Whose card it is, where the other player controls it.
                         * @enum {string}
                         */
                        owner?: "p1" | "p2";
                    }[];
                    /** @description The sectors of this player in biomes 1, 2 and 3. */
                    sectors: {
                        /** @description The durability that it has left. */
                        durability: number;
                        /** @description Whether its player has lost the biome. */
                        lost: boolean;
                    }[];
                    /** @description Energy at hand, by type. */
                    energy: {
                        [key: string]: number;
                    };
                    /** @description Whether a card has marked this player to lose when the queue is empty. */
                    defeated: boolean;
                    /** @description What happened to this player in this turn, in the words of cards. */
                    history: {
                        [key: string]: number;
                    };
                };
                /** @description The side of player 2. */
                p2: {
                    /** @description Cards by id. The last one is the top. */
                    deck: string[];
                    /** @description Cards by id. */
                    hand: string[];
                    /** @description Cards by id. The last one is the top. */
                    cache: string[];
                    /** @description Cards on the queue. */
                    limbo: string[];
                    /** @description Cards by id that are out of the match, where there are any. */
                    removed?: string[];
                    /** @description Faces of the converted cards, in the order of the face-down anomalies among `objects`. */
                    converted: string[];
                    /** @description Cards in play. */
                    objects: {
                        /** @description Its name in play. */
                        id: string;
                        /** @description The id of its card, or of the card that it is a copy of; `converted` for a converted one. */
                        card: string;
                        /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                        own?: string;
                        /** @description 0 is staging, 1 to 3 a biome. */
                        at: number;
                        /** @description Whether it is locked. */
                        locked: boolean;
                        /** @description The damage that it has. */
                        damage: number;
                        /** @description The turn in which it arrived. */
                        since: number;
                        /** @description The agent that it is attached to. */
                        host: string | null;
                        /** @description Skills that work once per turn and have been used in this one. */
                        used: string[];
                        /**
                         * @description Whose card it is, where the other player controls it.
                         * @enum {string}
                         */
                        owner?: "p1" | "p2";
                    }[];
                    /** @description The sectors of this player in biomes 1, 2 and 3. */
                    sectors: {
                        /** @description The durability that it has left. */
                        durability: number;
                        /** @description Whether its player has lost the biome. */
                        lost: boolean;
                    }[];
                    /** @description Energy at hand, by type. */
                    energy: {
                        [key: string]: number;
                    };
                    /** @description Whether a card has marked this player to lose when the queue is empty. */
                    defeated: boolean;
                    /** @description What happened to this player in this turn, in the words of cards. */
                    history: {
                        [key: string]: number;
                    };
                };
            };
            /** @description What the active player did in this turn and may do once. */
            once: {
                /** @description Whether a card was converted. */
                converted: boolean;
                /** @description Whether an anomaly was played. */
                anomaly: boolean;
                /** @description How often more than once, where a card allows it. */
                again?: {
                    /** @description How many more cards were converted. */
                    converted: number;
                    /** @description How many more anomalies were played. */
                    anomaly: number;
                };
            };
            /** @description The attackers of this turn, from the moment they attack to the end of the battle. */
            attackers: {
                /** @description The agent that attacks. */
                id: string;
                /** @description The biome in which it attacks. */
                biome: number;
                /** @description Whether it was defended against, even if none of the defenders is left. */
                defended: boolean;
                /** @description The agents that defend against it, in their order. */
                defenders: string[];
            }[];
            /** @description What happened before, where a card of the match asks for it. */
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
        /** @enum {string} */
        "NexusBoard.energy": "ember" | "tide" | "root" | "spark" | "veil" | "void";
        NexusDeck: components["schemas"]["NexusDeck.NexusDeck"];
        /**
         * A deck
         * @description A deck of at least 45 cards, or of exactly 45 where that was agreed, with at most three copies of a card. (G2)
         */
        "NexusDeck.NexusDeck": {
            /**
             * @description The number of copies of each card, by its id.
             * @example {
             *       "ember-scout": 3
             *     }
             */
            main: {
                [key: string]: number;
            };
        };
        NexusOptions: components["schemas"]["NexusOptions.NexusOptions"];
        /** Options of a match */
        "NexusOptions.NexusOptions": {
            /**
             * @description Whether a deck has at least 45 cards or exactly 45. (G2) Default: "minimum".
             * @enum {string}
             */
            deckSize?: "minimum" | "exact";
            /**
             * @description Who has the first turn; by default chance names the player. (G3) Default: "random".
             * @enum {string}
             */
            firstPlayer?: "random" | "p1" | "p2";
            /** @description The durability that each sector begins with. (G4) Default: 10. */
            durability?: number;
            /** @description Who has lost so many biomes loses the match. (G5) Default: 2. */
            biomesToLose?: number;
            /**
             * @description Whether who can’t draw enough loses one biome for each instruction to draw, or one for each card that is not there. (G6) Default: "instruction".
             * @enum {string}
             */
            emptyDraw?: "instruction" | "card";
            /**
             * @description What becomes of a match that both players have lost at one moment. (G7) Default: "draw".
             * @enum {string}
             */
            simultaneousLoss?: "draw" | "active-player-loses";
            /**
             * @description When energy that is left is gone: as the phase ends, as the turn ends, or never. (G12) Default: "phase".
             * @enum {string}
             */
            energyModel?: "phase" | "turn" | "keep";
            /**
             * @description Whose reactive skills of one moment enter the queue first, so that they execute last. (G22) Default: "active-first".
             * @enum {string}
             */
            reactiveOrder?: "active-first" | "active-last";
            /** @description The speed of reactive skills on the queue. (R1) Default: 3. */
            reactiveSpeed?: number;
            /** @description After so many effects in a row without an action of a player, what still waits is dropped. (R5) Default: 500. */
            effectLimit?: number;
            /** @description A match without a winner after so many turns is a draw. (R6) Default: 200. */
            turnLimit?: number;
            /**
             * @description Whether a window opens although a player names no agents to advance. (R15) Default: "skip".
             * @enum {string}
             */
            emptyAdvance?: "skip" | "window";
            /**
             * @description Whether a skill reacts once for each thing of a moment that it is worded for, or once to the whole moment. (R25) Default: "each".
             * @enum {string}
             */
            reactions?: "each" | "moment";
            /**
             * @description When the agents in a biome that is lost in the damage step retreat. (R31) Default: "end-of-step".
             * @enum {string}
             */
            lostBiomeRetreat?: "end-of-step" | "at-once";
            /**
             * @description Whether effects still touch the sector of one player in a biome that the other has lost. (R33) Default: "closed".
             * @enum {string}
             */
            halfLostBiome?: "closed" | "open";
            /**
             * @description Whether cards are converted, and anomalies played, only while the queue is empty. (R32) Default: "empty-queue".
             * @enum {string}
             */
            conversions?: "empty-queue" | "any-window";
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
export type DecisionKind = "advance" | "attack" | "bottom" | "choose" | "cost" | "defend" | "discard" | "divide" | "lose-biome" | "may" | "mode" | "mulligan" | "name" | "number" | "order" | "order-defenders" | "pay" | "place" | "window" | "x";
/** The kinds of the options of its decisions. */
export type OptionKind = "activate" | "advance" | "anomaly" | "attack" | "bottom" | "choose" | "convert" | "cost" | "defend" | "discard" | "divide" | "done" | "energy" | "gear" | "lose-biome" | "may" | "mode" | "mulligan" | "name" | "number" | "order" | "order-defenders" | "pass" | "pay" | "place" | "play" | "x";
