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
                /** @description Objects held back. */
                held?: string[];
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
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "turn-passes";
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
            type: "first-player";
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
                /** @description The zone. */
                zone: string;
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
            type: "put";
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
            type: "protection";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "protection-removed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many. */
                count: number;
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description How many are left. */
                left: number;
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pool-revealed";
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
            type: "pool-swap";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The card that is taken. */
                taken: string;
                /** @description The id of the card. Left out for whoever may not see it. */
                card?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-swap";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "look";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Whose cards they are. */
                at: string;
                /** @description The zone. */
                zone: string;
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
            type: "look-back";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Whose cards they are. */
                at: string;
                /** @description The zone. */
                zone: string;
                /** @description How many. */
                count: number;
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
                /** @description What chance chose, by name. Left out for whoever may not see it. */
                chosen?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "tech-revealed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Its name. */
                name: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "tech-spent";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Where it goes, or what it is now. */
                to: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "unit-enters";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description The zone. */
                zone: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description In what way. */
                how: string;
                /** @description How many rest counters it has. */
                rest: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "land-enters";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description The zone. */
                zone: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description In what way. */
                how: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "unit-moves";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
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
            type: "rest";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description How many rest counters it has. */
                    rest: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "ready";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description How many rest counters it has. */
                    rest: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rest-wears-off";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description How many rest counters it has. */
                    rest: number;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "death";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What left, as it was. */
                gone: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description The zone. */
                    zone: string;
                    /** @description Its power. */
                    power: number;
                    /** @description How many rest counters it has. */
                    rest: number;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description The abilities that it still has something to do for. */
                    abilities: string[];
                    /** @description Where the card lies now; null for nowhere. */
                    now: string | null;
                    /** @description The tribes that it had. Left out where they were those of its card. */
                    tribes?: string[];
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description What does it. */
                by: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "land-destroyed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What left, as it was. */
                gone: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description The zone. */
                    zone: string;
                    /** @description Its power. */
                    power: number;
                    /** @description How many rest counters it has. */
                    rest: number;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description The abilities that it still has something to do for. */
                    abilities: string[];
                    /** @description Where the card lies now; null for nowhere. */
                    now: string | null;
                    /** @description The tribes that it had. Left out where they were those of its card. */
                    tribes?: string[];
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description What does it. */
                by: string;
                /** @description What it comes from; null for nothing. */
                source: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "returned";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What left, as it was. */
                gone: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description The zone. */
                    zone: string;
                    /** @description Its power. */
                    power: number;
                    /** @description How many rest counters it has. */
                    rest: number;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description The abilities that it still has something to do for. */
                    abilities: string[];
                    /** @description Where the card lies now; null for nowhere. */
                    now: string | null;
                    /** @description The tribes that it had. Left out where they were those of its card. */
                    tribes?: string[];
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
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
            type: "forbidden";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it is about, in a word of the ruleset. */
                what: string;
                /** @description What does it. */
                by: string;
                /** @description The ids of the objects. */
                ids?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "changes-sides";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description Where it goes, or what it is now. */
                to: string;
                /**
                 * @description The player.
                 * @enum {string}
                 */
                before: "p1" | "p2";
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
            type: "units-swap";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the units. */
                units: string[];
                /** @description The zones. */
                zones: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "units-exchanged";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units. */
                units: {
                    /** @description The id of the object. */
                    id: string;
                    /** @description The id of the card. */
                    card: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description Where it goes, or what it is now. */
                    to: string;
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "extra-turn";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "extra-turn-begins";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "skip-noted";
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
            type: "fight";
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
            type: "fight-over";
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
            type: "attack-ended";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
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
                /** @description Whether it is the name of a card or a tribe. */
                what: string;
                /** @description The name. */
                word: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "redirected";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "replaced";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description What does it. */
                by: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "continuous";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The objects whose texts they are. */
                from: string[];
                /** @description What is changed. */
                on: string[];
                /** @description Its power. */
                power?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "requirement-unmet";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The objects whose texts they are. */
                from: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "cannot-pay";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description What is lacking. */
                fact: string;
                /** @description How many there are. */
                was: number;
                /** @description How many are needed. */
                needed: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "not-summoned";
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
            type: "neutral";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What is over. */
                after: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description The zone. */
                zone: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "lane-examined";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The number of the lane. */
                lane: number;
                /** @description What it finds; null for nothing. */
                target: string | null;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack-abandoned";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-protection-hit";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description Its power. */
                power: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack-over";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attacker-gone";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "combat";
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
            type: "combat-broken-off";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units that are left. */
                left: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "nobody-strikes";
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
            type: "combat-result";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The power of each unit. */
                powers: {
                    [key: string]: number;
                };
                /** @description The unit that wins; null for none. */
                winner: string | null;
                /** @description The units that lose. */
                losers: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "victory";
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
            type: "loss";
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
            type: "not-there";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The word that does not apply. */
                word: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "already-gone";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "kill";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The units that died. */
                died: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-kill";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The units that died. */
                died: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "combat-over";
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
            type: "protection-hit";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "use";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object; null where it is none. */
                id: string | null;
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
            type: "spent";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
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
                /** @description The number that came up. */
                number: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "used";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "main-phase-ended";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
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
            type: "condition-unmet";
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
            type: "declined";
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
        UnnamedBoard: {
            /** @description The number of the turn, of both players counted together; 0 before the first. */
            turn: number;
            /**
             * @description The turn player.
             * @enum {string}
             */
            active: "p1" | "p2";
            /**
             * @description The phase of the turn.
             * @enum {string}
             */
            phase: "setup" | "start" | "draw" | "main" | "end";
            /** @description What each player has. */
            players: {
                /** @description What player 1 has. */
                p1: {
                    /** @description The deck. The last card is the top; so it is in every pile. */
                    deck: string[];
                    /** @description The hand. */
                    hand: string[];
                    /** @description The pool cards that lie face down. */
                    pool: string[];
                    /** @description The pool cards that lie face up. */
                    revealed: string[];
                    /** @description The protection. */
                    protection: string[];
                    /** @description The graveyard: units that died. */
                    graveyard: string[];
                    /** @description The trash. */
                    trash: string[];
                    /** @description A tech that takes effect. */
                    limbo: string[];
                    /** @description Cards of this player's piles that an effect is looking at. */
                    looked: string[];
                    /** @description Lanes 1 to 3. */
                    lanes: [
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        },
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        },
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        }
                    ];
                };
                /** @description What player 2 has. */
                p2: {
                    /** @description The deck. The last card is the top; so it is in every pile. */
                    deck: string[];
                    /** @description The hand. */
                    hand: string[];
                    /** @description The pool cards that lie face down. */
                    pool: string[];
                    /** @description The pool cards that lie face up. */
                    revealed: string[];
                    /** @description The protection. */
                    protection: string[];
                    /** @description The graveyard: units that died. */
                    graveyard: string[];
                    /** @description The trash. */
                    trash: string[];
                    /** @description A tech that takes effect. */
                    limbo: string[];
                    /** @description Cards of this player's piles that an effect is looking at. */
                    looked: string[];
                    /** @description Lanes 1 to 3. */
                    lanes: [
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        },
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        },
                        {
                            /** @description The unit in the frontline zone, or null. */
                            front: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The unit in the backline zone, or null. */
                            back: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                                /** @description The counter of [Rest]; 0 is ready. */
                                rest: number;
                                /** @description The turn in which it came. */
                                since: number;
                                /**
                                 * @description Whose card it is, where the other player has it. Default: the player of the zone.
                                 * @enum {string}
                                 */
                                owner?: "p1" | "p2";
                            } | null;
                            /** @description The land in the land zone, or null. */
                            land: {
                                /** @description Its name in this match. */
                                id: string;
                                /** @description Its card, or the card that it is a copy of. */
                                card: string;
                                /** @description Its own card, where it is a copy of another one. Default: it is no copy. */
                                own?: string;
                                /** @description When it came into play: later objects have higher numbers. */
                                entered: number;
                                /** @description Effects that work once a turn and have worked in this one. */
                                used: string[];
                            } | null;
                        }
                    ];
                };
            };
            /** @description The attack in progress, or null. */
            attack: {
                /** @description The unit that attacks. */
                attacker: string;
                /** @description The unit that is attacked; null before the lane is looked at and when protection is hit. */
                target: string | null;
                /** @description Who has won: set once and for all when the powers are compared. */
                result: {
                    /** @description The unit that has won, or null in a tie. */
                    winner: string | null;
                    /** @description The units that have lost. */
                    losers: string[];
                } | null;
            } | null;
            /** @description Extra turns and what is skipped. Default: none. */
            agenda?: {
                /** @description Who takes extra turns, the next one first. */
                extra: ("p1" | "p2")[];
                /** @description What is skipped, once each. */
                skips: {
                    /**
                     * @description Who skips it.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /**
                     * @description What.
                     * @enum {string}
                     */
                    what: "turn" | "draw" | "main";
                }[];
            };
            /** @description How often effects that work so many times in a match have worked, by player and ability: `p1:CARD#0`. Default: never. */
            spent?: {
                [key: string]: number;
            };
            /** @description What has happened, in a match with cards that ask for it. Default: not kept. */
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
        UnnamedDeck: components["schemas"]["UnnamedDeck.UnnamedDeck"];
        /**
         * A deck and a pool
         * @description A deck and a pool. In both together there are at most four copies of a card, and no tokens. (G1)
         */
        "UnnamedDeck.UnnamedDeck": {
            /**
             * @description The deck: card ids with their number of copies, 40 cards in all.
             * @example {
             *       "W01": 4
             *     }
             */
            main: {
                [key: string]: number;
            };
            /**
             * @description The pool: card ids with their number of copies, 10 cards in all.
             * @example {
             *       "W02": 2
             *     }
             */
            pool: {
                [key: string]: number;
            };
        };
        UnnamedOptions: components["schemas"]["UnnamedOptions.UnnamedOptions"];
        /** Options of a match */
        "UnnamedOptions.UnnamedOptions": {
            /**
             * @description Who goes first: as the winner of the toss says, the winner of the toss, or a player. (G2) Default: "choice".
             * @enum {string}
             */
            firstPlayer?: "choice" | "toss" | "p1" | "p2";
            /** @description Whether the first player draws in the first turn. (G3) Default: true. */
            firstTurnDraw?: boolean;
            /** @description Whether a unit may attack in the turn in which it came. (G12) Default: true. */
            entryAttack?: boolean;
            /** @description Whether units attack from the backline. (G8) Default: true. */
            backlineAttack?: boolean;
            /**
             * @description To which empty unit zones a unit moves by action: adjacent ones, or any of its player. (G9) Default: "adjacent".
             * @enum {string}
             */
            moveReach?: "adjacent" | "any";
            /** @description Whether [Rest] on a rested unit adds to its counter, and the larger of the two does not stay. (G10) Default: false. */
            restAdds?: boolean;
            /**
             * @description Whether a continuous effect stops when its requirement is no longer met, or stays once it has applied. (R5) Default: "current".
             * @enum {string}
             */
            continuous?: "current" | "kept";
            /**
             * @description Whether a unit dies however it comes to the graveyard, or only by combat and by being destroyed. (R22) Default: "graveyard".
             * @enum {string}
             */
            deaths?: "graveyard" | "destroyed";
            /**
             * @description Whether a land counts as destroyed however it leaves its zone, or only when it is destroyed. (R23) Default: "leaving".
             * @enum {string}
             */
            landLoss?: "leaving" | "destroyed";
            /**
             * @description Whether a change for the combat that is made before it waits for it, or comes too early to be anything. (R26) Default: "waits".
             * @enum {string}
             */
            earlyCombat?: "waits" | "nothing";
            /**
             * @description Where lands go that are destroyed. (G6) Default: "trash".
             * @enum {string}
             */
            landsTo?: "trash" | "graveyard";
            /**
             * @description Whose cards hear the timings of a turn: those of the turn player, or of both. (A18) Default: "turn-player".
             * @enum {string}
             */
            turnTriggers?: "turn-player" | "both";
            /** @description The last turn of the match. (G20) Default: 200. */
            turnLimit?: number;
            /** @description How many effects may trigger each other before the chain is cut. (R4) Default: 500. */
            effectLimit?: number;
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
export type DecisionKind = "choose" | "cost" | "discard" | "divide" | "first-player" | "lane" | "main" | "may" | "mode" | "name" | "number" | "order" | "pool" | "zone";
/** The kinds of the options of its decisions. */
export type OptionKind = "attack" | "choose" | "cost" | "discard" | "divide" | "end" | "first-player" | "land" | "lane" | "may" | "mode" | "move" | "name" | "number" | "order" | "play" | "pool" | "tech" | "use" | "zone";
