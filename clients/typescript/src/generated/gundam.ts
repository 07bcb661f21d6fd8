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
                /** @description How many rounds there were. */
                rounds?: number;
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
            type: "player-one";
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
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "redraw";
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
            type: "shields";
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
            type: "resource";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Whether it is an EX Resource. */
                ex: boolean;
                /** @description Whether it is rested. */
                rested: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pay";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How many Resources. */
                resources: number;
                /** @description How many EX Resources. */
                ex: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "resources-turned";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What they become. */
                state: string;
                /** @description How many. */
                count: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "set-active";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The ids of the objects. */
                ids: string[];
                /** @description How many Resources. */
                resources?: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "rest";
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
            type: "shield-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much. */
                amount: number;
                /** @description What does it. */
                by: string;
                /** @description The object or the card that it comes from. */
                source: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "player-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much. */
                amount: number;
                /** @description The object or the card that it comes from. */
                source: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "recover";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What is healed, and by how much. */
                healed: {
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
            type: "play-unit";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description What it costs. */
                cost: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "play-base";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description What it costs. */
                cost: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "play-pilot";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description What it costs. */
                cost: number;
                /** @description The id of the unit. */
                unit: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "play-command";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description What it costs. */
                cost: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "deploy";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
                /** @description Whether it is rested. */
                rested: boolean;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "deploy-base";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "replaced-base";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Its AP. */
                ap: number;
                /** @description Its HP. */
                hp: number;
                /** @description How much damage was on it. */
                damage: number;
                /** @description Whether it is rested. */
                rested: boolean;
                /** @description The card of its Pilot; null where it has none. */
                pilot: string | null;
                /** @description Whether it was a Link Unit. */
                linked: boolean;
                /** @description The turn in which it came into play. */
                since: number;
                /** @description Its keywords, each with its number. */
                keywords: {
                    [key: string]: number;
                };
                /**
                 * @description The player.
                 * @enum {string}
                 */
                owner: "p1" | "p2";
                /** @description Traits that texts gave it. */
                traits?: string[];
                /** @description The abilities that it still has something to do for. */
                abilities?: string[];
                /** @description Where it goes, or what it is now. */
                to: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "base-destroyed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Its AP. */
                ap: number;
                /** @description Its HP. */
                hp: number;
                /** @description How much damage was on it. */
                damage: number;
                /** @description Whether it is rested. */
                rested: boolean;
                /** @description The card of its Pilot; null where it has none. */
                pilot: string | null;
                /** @description Whether it was a Link Unit. */
                linked: boolean;
                /** @description The turn in which it came into play. */
                since: number;
                /** @description Its keywords, each with its number. */
                keywords: {
                    [key: string]: number;
                };
                /**
                 * @description The player.
                 * @enum {string}
                 */
                owner: "p1" | "p2";
                /** @description Traits that texts gave it. */
                traits?: string[];
                /** @description The abilities that it still has something to do for. */
                abilities?: string[];
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description What does it. */
                by: string;
                /** @description The object or the card that it comes from. */
                source: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pair";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the Pilot. */
                pilot: string;
                /** @description The id of the card. */
                card: string;
                /** @description Where it comes from, or what it was before. */
                from: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "unpair";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the Pilot. */
                pilot: string;
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
            type: "link";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The id of the card. */
                card: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "destroy";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The Units, as they were, and what destroyed each. */
                units: {
                    /** @description The id of the object. */
                    id: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    controller: "p1" | "p2";
                    /** @description The id of the card. */
                    card: string;
                    /** @description Its AP. */
                    ap: number;
                    /** @description Its HP. */
                    hp: number;
                    /** @description How much damage was on it. */
                    damage: number;
                    /** @description Whether it is rested. */
                    rested: boolean;
                    /** @description The card of its Pilot; null where it has none. */
                    pilot: string | null;
                    /** @description Whether it was a Link Unit. */
                    linked: boolean;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description Its keywords, each with its number. */
                    keywords: {
                        [key: string]: number;
                    };
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    owner: "p1" | "p2";
                    /** @description Traits that texts gave it. */
                    traits?: string[];
                    /** @description The abilities that it still has something to do for. */
                    abilities?: string[];
                    /** @description What does it. */
                    by: string;
                    /** @description What it comes from; null for nothing. */
                    source: string | null;
                }[];
                /** @description Where it goes, or what it is now. */
                to: string;
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
                count?: number;
                /** @description Where it comes from, or what it was before. */
                from?: string;
                /** @description Where it goes, or what it is now. */
                to: string;
                /** @description The ids of the cards. Left out for whoever may not see it. */
                cards?: string[];
                /** @description The Units, as they were. */
                units?: {
                    /** @description The id of the object. */
                    id: string;
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    controller: "p1" | "p2";
                    /** @description The id of the card. */
                    card: string;
                    /** @description Its AP. */
                    ap: number;
                    /** @description Its HP. */
                    hp: number;
                    /** @description How much damage was on it. */
                    damage: number;
                    /** @description Whether it is rested. */
                    rested: boolean;
                    /** @description The card of its Pilot; null where it has none. */
                    pilot: string | null;
                    /** @description Whether it was a Link Unit. */
                    linked: boolean;
                    /** @description The turn in which it came into play. */
                    since: number;
                    /** @description Its keywords, each with its number. */
                    keywords: {
                        [key: string]: number;
                    };
                    /**
                     * @description The player.
                     * @enum {string}
                     */
                    owner: "p1" | "p2";
                    /** @description Traits that texts gave it. */
                    traits?: string[];
                    /** @description The abilities that it still has something to do for. */
                    abilities?: string[];
                }[];
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "base-moved";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the object. */
                id: string;
                /** @description The id of the card. */
                card: string;
                /** @description Its AP. */
                ap: number;
                /** @description Its HP. */
                hp: number;
                /** @description How much damage was on it. */
                damage: number;
                /** @description Whether it is rested. */
                rested: boolean;
                /** @description The card of its Pilot; null where it has none. */
                pilot: string | null;
                /** @description Whether it was a Link Unit. */
                linked: boolean;
                /** @description The turn in which it came into play. */
                since: number;
                /** @description Its keywords, each with its number. */
                keywords: {
                    [key: string]: number;
                };
                /**
                 * @description The player.
                 * @enum {string}
                 */
                owner: "p1" | "p2";
                /** @description Traits that texts gave it. */
                traits?: string[];
                /** @description The abilities that it still has something to do for. */
                abilities?: string[];
                /** @description Where it goes, or what it is now. */
                to: string;
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
            type: "shield-destroyed";
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
                /** @description The object that attacks. */
                attacker: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "attack-step";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The step. */
                step: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "block";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description The object that blocks. */
                blocker: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-block";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: Record<string, unknown>;
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "target-changed";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
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
            type: "battle-abandoned";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "no-damage";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description How much. */
                amount?: number;
                /** @description The object or the card that it comes from. */
                source?: string;
                /** @description The object that attacks. */
                attacker?: string;
                /** @description The object, the player or the place that it happens to. */
                target?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "excess-damage";
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
            type: "unblockable";
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
            type: "no-resource";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description Whether it is an EX Resource. */
                ex: boolean;
                /** @description Why. */
                because: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "not-replaced";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The id of the card. */
                card: string;
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
                ids: string[];
                /** @description What it is about, in a word of the ruleset. */
                what: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "pilot-follows";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the Pilot. */
                pilot: string;
                /** @description The id of the card. */
                card: string;
                /** @description The id of the unit. */
                unit: string;
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
            type: "no-attack";
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
            type: "use-command";
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
            type: "attack-ordered";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description What may be attacked. */
                against: string[];
                /** @description The id of the card. */
                card: string;
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
            type: "attack-ended";
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
            type: "battle-end";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The object that attacks. */
                attacker: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
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
                /** @description The ability: its card and a number, such as `R03#1`. */
                ability: string;
                /** @description Where it comes from, or what it was before. */
                from?: string;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "support";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the unit. */
                unit: string;
                /** @description The other object. */
                other: string;
                /** @description How much is added. */
                add: number;
            };
        } | {
            /**
             * @description The type of event; each ruleset has its own.
             * @constant
             */
            type: "instead";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description What it belongs to or stands in for. */
                of: string;
                /** @description The object, the player or the place that it happens to. */
                target: string;
                /** @description The id of the card. */
                card: string;
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
            type: "named";
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: {
                /** @description The id of the card. */
                card: string;
                /** @description What is named: the name of a card, a trait or a colour. */
                what: string;
                /** @description The name, the trait or the colour. */
                word: string;
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
                /** @description What chance chose, by name. */
                chosen: string[];
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
        GundamBoard: {
            /** @description The number of the turn; 0 while the game is prepared. */
            turn: number;
            /**
             * @description The active player.
             * @enum {string}
             */
            active: "p1" | "p2";
            /**
             * @description Who took the first turn.
             * @enum {string}
             */
            playerOne: "p1" | "p2";
            /**
             * @description The phase.
             * @enum {string}
             */
            phase: "setup" | "start" | "draw" | "resource" | "main" | "end";
            /** @description The step of the phase. */
            step: string;
            /** @description The two sides of the table. */
            players: {
                /** @description Player 1's side. */
                p1: {
                    /** @description The deck, the top card last. */
                    deck: string[];
                    /** @description The hand. */
                    hand: string[];
                    /** @description The Shields, the top one last. */
                    shields: string[];
                    /** @description The trash, the newest card last. */
                    trash: string[];
                    /** @description Cards removed from the game. */
                    removed: string[];
                    /** @description Cards on their way: a Command that resolves, a Shield that was revealed. */
                    limbo: string[];
                    /** @description How many Resources are left in the resource deck. */
                    resourceDeck: number;
                    /** @description The resource area. */
                    resources: {
                        /** @description Active Resources. */
                        active: number;
                        /** @description Rested Resources. */
                        rested: number;
                        /** @description Active EX Resources. */
                        exActive: number;
                        /** @description Rested EX Resources. */
                        exRested: number;
                    };
                    /** @description The Base, or null. */
                    base: {
                        /** @description Its name. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description Whether it is rested. */
                        rested: boolean;
                        /** @description Damage on it. */
                        damage: number;
                        /** @description Abilities, as CARD#number, that may work once per turn and have worked in this one. */
                        used: string[];
                    } | null;
                    /** @description The Units in the battle area. */
                    units: {
                        /** @description Its name. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /**
                         * @description Whose card it is.
                         * @enum {string}
                         */
                        owner: "p1" | "p2";
                        /** @description Whether it is rested. */
                        rested: boolean;
                        /** @description Damage on it. */
                        damage: number;
                        /** @description The turn in which it entered. */
                        since: number;
                        /** @description The Pilot paired with it. */
                        pilot: {
                            /** @description Its name. */
                            id: string;
                            /** @description The id of its card. */
                            card: string;
                            /**
                             * @description Whose card it is.
                             * @enum {string}
                             */
                            owner: "p1" | "p2";
                        } | null;
                        /** @description Abilities, as CARD#number, that may work once per turn and have worked in this one. */
                        used: string[];
                    }[];
                    /** @description What this player did this turn, and how often. */
                    history: {
                        [key: string]: number;
                    };
                };
                /** @description Player 2's side. */
                p2: {
                    /** @description The deck, the top card last. */
                    deck: string[];
                    /** @description The hand. */
                    hand: string[];
                    /** @description The Shields, the top one last. */
                    shields: string[];
                    /** @description The trash, the newest card last. */
                    trash: string[];
                    /** @description Cards removed from the game. */
                    removed: string[];
                    /** @description Cards on their way: a Command that resolves, a Shield that was revealed. */
                    limbo: string[];
                    /** @description How many Resources are left in the resource deck. */
                    resourceDeck: number;
                    /** @description The resource area. */
                    resources: {
                        /** @description Active Resources. */
                        active: number;
                        /** @description Rested Resources. */
                        rested: number;
                        /** @description Active EX Resources. */
                        exActive: number;
                        /** @description Rested EX Resources. */
                        exRested: number;
                    };
                    /** @description The Base, or null. */
                    base: {
                        /** @description Its name. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /** @description Whether it is rested. */
                        rested: boolean;
                        /** @description Damage on it. */
                        damage: number;
                        /** @description Abilities, as CARD#number, that may work once per turn and have worked in this one. */
                        used: string[];
                    } | null;
                    /** @description The Units in the battle area. */
                    units: {
                        /** @description Its name. */
                        id: string;
                        /** @description The id of its card. */
                        card: string;
                        /**
                         * @description Whose card it is.
                         * @enum {string}
                         */
                        owner: "p1" | "p2";
                        /** @description Whether it is rested. */
                        rested: boolean;
                        /** @description Damage on it. */
                        damage: number;
                        /** @description The turn in which it entered. */
                        since: number;
                        /** @description The Pilot paired with it. */
                        pilot: {
                            /** @description Its name. */
                            id: string;
                            /** @description The id of its card. */
                            card: string;
                            /**
                             * @description Whose card it is.
                             * @enum {string}
                             */
                            owner: "p1" | "p2";
                        } | null;
                        /** @description Abilities, as CARD#number, that may work once per turn and have worked in this one. */
                        used: string[];
                    }[];
                    /** @description What this player did this turn, and how often. */
                    history: {
                        [key: string]: number;
                    };
                };
            };
            /** @description The battle in progress, or null. */
            battle: {
                /** @description The attacking Unit. */
                attacker: string;
                /**
                 * @description Whose Unit it is.
                 * @enum {string}
                 */
                attackingPlayer: "p1" | "p2";
                /** @description What the attack is against now: a Unit, or the opposing player. */
                target: "player" | string;
                /**
                 * @description What kind of target it was declared against.
                 * @enum {string}
                 */
                declared: "player" | "unit";
                /** @description What it was declared against. */
                original: "player" | string;
                /** @description Whether it has been blocked. */
                blocked: boolean;
                /**
                 * @description The step of the attack.
                 * @enum {string}
                 */
                step: "attack" | "block" | "action" | "damage" | "end";
                /**
                 * @description Present when an effect has ended the attack.
                 * @constant
                 */
                ended?: true;
            } | null;
            /** @description What happened before, as far as cards of the match ask for it. Absent where none does. */
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
        GundamDeck: components["schemas"]["GundamDeck.GundamDeck"];
        /**
         * A deck and a resource deck
         * @description A deck and a resource deck. (5-1-1)
         */
        "GundamDeck.GundamDeck": {
            /** @description The 50 cards: ids, and how many copies of each, at most four. */
            main: {
                [key: string]: number;
            };
            /** @description The 10 Resources: ids, and how many copies of each. */
            resources: {
                [key: string]: number;
            };
        };
        GundamOptions: components["schemas"]["GundamOptions.GundamOptions"];
        /** Options of a match */
        "GundamOptions.GundamOptions": {
            /**
             * @description Who is Player One: whom chance names, whom the winner of the toss chooses, or a seat. (R4) Default: "toss".
             * @enum {string}
             */
            firstPlayer?: "toss" | "choice" | "p1" | "p2";
            /** @description Whether each player may redraw the opening hand once. (G2) Default: true. */
            redraw?: boolean;
            /** @description Whether Player One draws in the draw phase of the first turn. (G3) Default: true. */
            firstTurnDraw?: boolean;
            /**
             * @description How much of a cost EX Resources pay: as the payer says, as little as possible, or as much as possible. (G9) Default: "ask".
             * @enum {string}
             */
            payment?: "ask" | "normal-first" | "ex-first";
            /**
             * @description What a game is in which both players are defeated in the same moment. (G6) Default: "draw".
             * @enum {string}
             */
            simultaneousDefeat?: "draw" | "active-player-loses";
            /**
             * @description How many Units make room for several that are deployed together: as many as are too many, or as many as come. (A15) Default: "excess".
             * @enum {string}
             */
            unitLimitTrash?: "excess" | "deployed";
            /**
             * @description What "if you do" asks for: that all was done, or any part; or nothing begins that lacks cards for the whole. (R17) Default: "whole".
             * @enum {string}
             */
            ifYouDo?: "whole" | "part" | "all-or-nothing";
            /**
             * @description Whether an effect that several things of one moment triggered speaks of all of them, or of the first. (R21) Default: "all".
             * @enum {string}
             */
            sameMoment?: "all" | "first";
            /** @description After how many turns without a result the game is a draw. (G14) Default: 100. */
            turnLimit?: number;
            /** @description How often the cleanup step of a turn is repeated at most. (A6) Default: 20. */
            cleanupLimit?: number;
            /** @description How many triggered effects may follow one another without a decision before the rest is dropped. (R5) Default: 500. */
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
export type DecisionKind = "action" | "block" | "burst" | "choose" | "cost" | "discard" | "divide" | "first-player" | "instead" | "main" | "may" | "mode" | "name" | "order" | "pay" | "redraw" | "resources" | "unit-limit";
/** The kinds of the options of its decisions. */
export type OptionKind = "activate" | "attack" | "block" | "burst" | "choose" | "command" | "cost" | "discard" | "divide" | "end" | "first-player" | "instead" | "may" | "mode" | "name" | "none" | "order" | "pair" | "pass" | "pay" | "play" | "redraw" | "resources" | "support" | "unit-limit";
