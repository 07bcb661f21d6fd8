// Written by `npm run client:types` from what the service serves at /openapi.json.
export interface paths {
    "/v1/adjudications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out an action on a state
         * @description Stores nothing unless the state belongs to a match. A sealed state is returned sealed, with the view of the player who acted, unless the key is a judge’s.
         */
        post: operations["adjudicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A legal start state, or a position, with nothing stored */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/decks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a deck can be played, and everything that is wrong with it */
        post: operations["checkDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/cards/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is wrong with cards, and what they say in English, with nothing stored */
        post: operations["checkCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/states/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a state of another edition of its rules on under the one that is here
         * @description For a state without a match: what led to it is played again, and nothing is stored. Where all comes out the same, `verdict` has the state to go on with; where not, `difference` names the first action and the clauses. With the events of the start and of every action, those are compared; without them, only the state at the end, in every part. Sealed states need the scope judge.
         */
        post: operations["adoptState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/adjudications/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out many actions, each on a state of its own
         * @description One result for each item, in order: its verdict, or a problem, which is what has a `code`. With `Content-Type: application/x-ndjson` there is an item on each line, and results come as soon as they are ready, a problem with the number of its `line`; `Accept: application/x-ndjson` asks for a result on each line. Items of matches are recorded in order, and the same item twice is a retry.
         */
        post: operations["adjudicateBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What actions would lead to, with nothing stored
         * @description One state, or a match at a ply, and many actions; or `depth`, for all options of it and of what follows, the nearer ones first, at most `limit` of them. It shows chance and hidden cards, so keys that are bound to a seat, other viewers than a judge, and sealed states are refused.
         */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recorded matches, the latest first
         * @description With "Accept: application/x-ndjson" all of it as lines of JSON, however much it is. An export that ends as HTTP says it should is complete; one that fails is cut off.
         */
        get: operations["matches"];
        put?: never;
        /** Start a match and record it */
        post: operations["startMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act on the recorded state of a match */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match */
        get: operations["match"];
        put?: never;
        post?: never;
        /**
         * Delete a match for good
         * @description Its plies, states and statistics go with it, the keys of its seats end, and every call that names it is answered with 410 from then on. What remains is told here, and in lists with `deleted=include`. Sent again, it is answered alike.
         */
        delete: operations["deleteMatch"];
        options?: never;
        head?: never;
        /**
         * Change what is said about a match: names, tags, round, table, data of your own
         * @description What is left out stays as it is. Nothing that was played changes. `expectedRevision`, or the ETag of the match in If-Match, says which revision is meant.
         */
        patch: operations["amend"];
        trace?: never;
    };
    "/v1/matches/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state after a ply */
        get: operations["state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replay the match and compare it with the record */
        get: operations["verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table after a ply, as anybody can show it
         * @description As data, or drawn in text, SVG or PNG, by `Accept` or by `format`. It shows what the viewer may see, and nothing else.
         */
        get: operations["scene"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The table of a state that you hold, as anybody can show it; nothing is stored
         * @description The state is open or sealed. Behind a seal only a judge may look: anybody else gets what a spectator sees. As data, or drawn in text, SVG or PNG, by `Accept` or by `format`.
         */
        post: operations["sceneOfState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow all matches, or those of a tournament
         * @description Server-sent events. After a break, the id of the last message in `Last-Event-ID` (browsers send it by themselves) brings what was missed, without a gap and none twice. First a `match` for each match that runs: how it stands. Then `ready`, from which on nothing is missed. Then a `ply` for each ply of any of the matches, with its events as the viewer may see them; before the first one of a match that is new, its `match`. The stream of a key that is bound to a seat has its own match alone, and ends with it.
         */
        get: operations["streamMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a match
         * @description Server-sent events. After a break, the id of the last message in `Last-Event-ID` (browsers send it by themselves) brings what was missed, without a gap and none twice. First `match`: how it stands. Then a `ply` for each ply, with its events as the viewer may see them, and at the end of the match `end`, after which the stream is closed; who comes back then gets 204. With `positions=true` the position follows as `position`. A comment comes when nothing else does.
         */
        get: operations["streamMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches with their plies or events, as lines of JSON
         * @description A line {"match": …}, then a line for each of its plies or events, then the next match.
         */
        get: operations["exportMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/plies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in a match and what came of it
         * @description With "Accept: application/x-ndjson" all of it as lines of JSON, however much it is. An export that ends as HTTP says it should is complete; one that fails is cut off.
         */
        get: operations["plies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happened in a match
         * @description With "Accept: application/x-ndjson" all of it as lines of JSON, however much it is. An export that ends as HTTP says it should is complete; one that fails is cut off.
         */
        get: operations["events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event of a match */
        get: operations["event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events/{seq}/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What caused an event, from the beginning, and what it caused */
        get: operations["tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tournaments that matches belong to, by name */
        get: operations["tournaments"];
        put?: never;
        /**
         * Make a tournament that the service runs
         * @description The service pairs its rounds, starts its matches, counts their results and ranks its players. Players can be named here or be registered later.
         */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pairings and results of a tournament, by round and table
         * @description All games that two players recorded at one table of one round are a series: who won more of them has won it. Forks are left out; what a judge ruled counts.
         */
        get: operations["results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The standings of a tournament
         * @description Ranked by match points, opponents’ match-win percentage, game-win percentage, opponents’ game-win percentage, and the series of those who are level against each other. A series with a running game is pending and not counted.
         */
        get: operations["standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a player, by the name of the seat
         * @description Forks, and matches between two seats of the same name, do not count.
         */
        get: operations["player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget the name of a player in everything that was recorded
         * @description Replaces it by a pseudonym, in some matches with each call: call again with `after` until `next` is null. What is recorded under the name later keeps it until it is forgotten again, by the same pseudonym.
         */
        post: operations["forgetPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistics/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clauses that finished matches cited most
         * @description Plies that a judge took back are not counted, and forks are not.
         */
        get: operations["clauseStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistics/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that were used most in finished matches
         * @description Plies that a judge took back are not counted, and forks are not.
         */
        get: operations["cardStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament that the service runs */
        get: operations["organizedTournament"];
        put?: never;
        post?: never;
        /**
         * Delete a tournament
         * @description Its players, rounds and rulings go. Matches that were played in it stay, and go on; what they tell of the tournament is told by its name as before.
         */
        delete: operations["deleteTournament"];
        options?: never;
        head?: never;
        /**
         * Change what is settled of a tournament
         * @description What is left out stays as it is, and so does every round that is paired.
         */
        patch: operations["amendTournament"];
        trace?: never;
    };
    "/v1/tournaments/{name}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players of a tournament */
        get: operations["tournamentPlayers"];
        put?: never;
        /**
         * Register players of a tournament
         * @description All of them or none. As `text/csv` too: the first line names the columns, of which `name` is needed and `id`, `deck`, `seed` and `externalId` may be there. In a Swiss tournament players can join between rounds; the rounds before are lost to them.
         */
        post: operations["registerPlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/players/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a player off the list, before a round was paired with them */
        delete: operations["removePlayer"];
        options?: never;
        head?: never;
        /**
         * Change a player of a tournament, or have them leave it
         * @description A table that is open goes on: its player can concede, or a judge rules how it ends.
         */
        patch: operations["amendPlayer"];
        trace?: never;
    };
    "/v1/tournaments/{name}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rounds of a tournament */
        get: operations["tournamentRounds"];
        put?: never;
        /**
         * Pair the next round and start its matches
         * @description Swiss rounds have the fewest rematches that there can be, then the fewest second byes, then the fewest points between opponents. After the last round the cut begins, where there is one. `games` of a table can be empty in the answer: they start right after it.
         */
        post: operations["pairRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of a round */
        get: operations["tournamentTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/rounds/{round}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the last round back, as a judge ruled
         * @description Its tables go, and it can be paired anew. Its matches stay on record; those that go on end without a winner.
         */
        post: operations["undoRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/rounds/{round}/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table of a round */
        get: operations["tournamentTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/rounds/{round}/tables/{table}/ruling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rule how the series at a table ends
         * @description The ruling stands in the place of what the games say, also when they ended long ago: standings follow it, rounds that are paired stay. Games that go on end the same way. `result: null` takes earlier rulings back.
         */
        post: operations["ruleTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{name}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What judges ruled in a tournament */
        get: operations["tournamentRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a match from the state after a ply of another one
         * @description The other match stays as it is. Event numbers go on, so causes keep the numbers they have there.
         */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/rewind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rewind a match to an earlier ply, as a judge ruled
         * @description Recorded as a ply with its reason; nothing is erased, and no number or name is given twice.
         */
        post: operations["rewind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a match as a judge ruled
         * @description Recorded as a ply with its reason; also overrules how the match had ended.
         */
        post: operations["result"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a match, as a judge ruled
         * @description Recorded as a ply with its reason. The match takes no actions, and no time passes, until it is resumed.
         */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a match go on that is paused
         * @description Recorded as a ply with its reason. Everybody has what was left of their time.
         */
        post: operations["resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a player, or both, more time, as a judge ruled
         * @description Recorded as a ply with its reason. Goes into the bank, or to the open decision.
         */
        post: operations["extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/adoption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a match of another edition of its rules on under the one that is here
         * @description The match is played again. Where all that happened is the same, it goes on from where it was; where not, the answer says which ply and which clause differ first, and a judge can have it go on `from` a ply before that. `dryRun` changes nothing.
         */
        post: operations["adopt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events/{seq}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why an event happened, and why it happened when it did */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why an action is not legal, and what would make it so; nothing is carried out */
        post: operations["whyNot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that can be played */
        get: operations["rulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A ruleset */
        get: operations["ruleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clauses of its rulebook */
        get: operations["clauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its sample cards, tokens among them; all, or those in which words occur */
        get: operations["cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/cards/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of its sample cards, with what it says and where its schema is */
        get: operations["card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of its card language, explained */
        get: operations["language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of its events: the schema of their data, their messages, their clauses */
        get: operations["eventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of its decisions, and of their options */
        get: operations["decisionKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** JSON Schemas of what it reads: cards, decks, options, positions, boards */
        get: operations["schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets/{id}/schemas/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One JSON Schema, for editors: of a card, of a kind of card, of a list of cards, of a file of cases */
        get: operations["schemaNamed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check cards and register them under the hash of their content
         * @description The hash is that of what rules read: `externalId` and `metadata`, of a card or of the set, are kept beside it. Cards with the same hash are one set, and what was registered last is what is said of it.
         */
        post: operations["registerCardSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards that a hash names */
        get: operations["cardSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets/{hash}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What these cards say in English, as the engine understood them */
        get: operations["cardSetReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets/{hash}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards that a hash names, page by page, tokens among them; all, or those in which words occur */
        get: operations["cardsOfSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-sets/{hash}/cards/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One card of those that a hash names, with what it says and where its schema is */
        get: operations["cardOfSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that verdicts and transcripts are signed with */
        get: operations["jwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commit to a secret that a match can be seeded with */
        post: operations["createSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything to judge a match by, in one signed document */
        get: operations["transcript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the key of this request may do
         * @description Without a key, what callers without one may do.
         */
        get: operations["caller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys, the latest first, including those that have ended */
        get: operations["keys"];
        put?: never;
        /** Make a key */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A key */
        get: operations["key"];
        put?: never;
        post?: never;
        /** End a key: at once here, within five seconds on other servers */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a key with the same scopes; the old one stays valid for a while */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks, the latest first */
        get: operations["webhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description What happens from now on is sent there, signed in the form of Standard Webhooks.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook */
        get: operations["webhook"];
        put?: never;
        post?: never;
        /** Delete a webhook, with what waits for it and what was sent to it */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off or on
         * @description What is left out stays. Switched on again, it is sent what waits for it.
         */
        patch: operations["amendWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook another secret; for a while both sign */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message that tells nothing, and see what comes back
         * @description It is sent once, also to a webhook that is switched off, and has the kind `webhook.test`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook, or waits to be sent, the latest first */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A delivery, with what came of it each time */
        get: operations["webhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{delivery}/redelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again, under the id that it had
         * @description It is sent at once, and again until it arrives, before what is still to be sent about its match.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The limits, what calls cost, and what the caller has left */
        get: operations["limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service runs */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the database answers */
        get: operations["readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All problem codes
         * @description As JSON, or as a page for whoever accepts HTML.
         */
        get: operations["problems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a problem code means: its cause, what to do, and an example
         * @description As JSON, or as a page for whoever accepts HTML.
         */
        get: operations["problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The same as `text`, to be said in another language. */
        MessageInput: {
            /** @description Which message it is: the ruleset and the type of the event, `gundam.attack`. */
            key: string;
            /** @description What the message speaks of: `who`, and the data of the event with names instead of ids. */
            args: components["schemas"]["JsonObject"];
        };
        /** @description Any JSON value. */
        Json: unknown;
        /** @description Any JSON object. */
        JsonObject: Record<string, unknown>;
        /** @description Without a key `id`, `name`, `hint` and the times are null. */
        Caller: {
            /** @description Its id. */
            id: string | null;
            /** @description What it is for. */
            name: string | null;
            /** @description How the key begins. */
            hint: string | null;
            /** @description The tenant whose matches, card sets and keys it is for. */
            tenant: string;
            /** @description What it may do. */
            scopes: ("adjudicate" | "matches:read" | "matches:write" | "judge" | "admin")[];
            /** @description The one place in one match that it speaks for; null where it is for all. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description Whose place it is.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string | null;
            /** @description When it ends; null where it does not. */
            expiresAt: string | null;
        };
        Key: {
            /** @description Its id. */
            id: string;
            /** @description What it is for. */
            name: string;
            /** @description How the key begins. */
            hint: string;
            /** @description The tenant whose matches, card sets and keys it is for. */
            tenant: string;
            /** @description What it may do. */
            scopes: ("adjudicate" | "matches:read" | "matches:write" | "judge" | "admin")[];
            /** @description The one place in one match that it speaks for; null where it is for all. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description Whose place it is.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description When it ends; null where it does not. */
            expiresAt: string | null;
            /** @description When it was ended, or when the grace after a rotation ends. */
            revokedAt: string | null;
            /** @description To the minute. */
            lastUsedAt: string | null;
            /** @description The key that this one replaced. */
            rotatedFrom: string | null;
        };
        NewKey: {
            /** @description Its id. */
            id: string;
            /** @description What it is for. */
            name: string;
            /** @description How the key begins. */
            hint: string;
            /** @description The tenant whose matches, card sets and keys it is for. */
            tenant: string;
            /** @description What it may do. */
            scopes: ("adjudicate" | "matches:read" | "matches:write" | "judge" | "admin")[];
            /** @description The one place in one match that it speaks for; null where it is for all. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description Whose place it is.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description When it ends; null where it does not. */
            expiresAt: string | null;
            /** @description When it was ended, or when the grace after a rotation ends. */
            revokedAt: string | null;
            /** @description To the minute. */
            lastUsedAt: string | null;
            /** @description The key that this one replaced. */
            rotatedFrom: string | null;
            /** @description The key itself. It is shown only this once and stored nowhere. */
            key: string;
        };
        Limits: {
            /** @description Null where calls are not counted. */
            rate: {
                /**
                 * @description Calls that are counted together.
                 * @enum {string}
                 */
                policy: "key" | "address" | "machine";
                /** @description Points in a window. */
                limit: number;
                /** @description Seconds. */
                window: number;
                /** @description Points that are left. */
                remaining: number;
                /** @description When all points are available again. */
                resetsAt: string;
            } | null;
            /** @description Calls that do not cost one point. */
            costs: {
                /** @description The method of the call. */
                method: string;
                /** @description The path of the call. */
                path: string;
                /** @description Points of a call. */
                cost: number;
                /** @description Each of these costs a point more. */
                per: string | null;
                /** @description Points where all of a list is asked for as application/x-ndjson. */
                lines: number | null;
            }[];
            /** @description The highest `limit` of each list. */
            pages: {
                /** @description The path of the list. */
                path: string;
                /** @description The most items of a page. */
                items: number;
            }[];
            /** @description All other limits. */
            limits: {
                /** @description What it is called. */
                name: string;
                /** @description Null for no limit. */
                value: number | null;
                /** @description What it is counted in. */
                unit: string;
                /** @description What it limits. */
                what: string;
            }[];
        };
        Outcome: {
            /** @description Who has won; null where nobody has. */
            winner: ("p1" | "p2") | null;
            /** @description Why the game ended, in a word of the ruleset. */
            reason: string;
            /** @description The clause by which it ended. */
            clause: string;
        };
        State: {
            /** @description The edition of the rules that it belongs to. */
            ruleset: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The hash of its cards. */
            cards: string;
            /** @description Its match options. */
            options: components["schemas"]["JsonObject"];
            /** @description The match that it belongs to; null where it belongs to none. */
            match: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                id: string;
                /** @description Its ply. */
                ply: number;
            } | null;
            /** @description What was counted so far: no number or name is given twice. */
            counters: {
                /** @description The number of the last event. */
                event: number;
                /** @description The number of the last object. */
                object: number;
                /** @description The number of the last decision. */
                decision: number;
                /** @description The number of the last batch of effects. */
                batch: number;
                /** @description How many links the present chain of effects has. */
                chain: number;
            };
            /** @description The state of the random numbers. */
            rng: number[];
            /** @description The programs that are running, the innermost last. */
            frames: {
                /** @description The program that runs. */
                program: string;
                /** @description Its next step. */
                at: number;
                /** @description What it has noted. */
                vars: components["schemas"]["JsonObject"];
                /** @description The event that began it. */
                cause: number | null;
            }[];
            /** @description What waits for its turn to resolve. */
            pending: {
                /** @description Its id. */
                id: string;
                /** @description The program that runs when it resolves. */
                program: string;
                /** @description The queue that it waits in. */
                queue: string;
                /**
                 * @description Whose it is.
                 * @enum {string}
                 */
                owner: "p1" | "p2";
                /** @description The card whose text it is. */
                card: string | null;
                /** @description The object whose text it is. */
                source: string | null;
                /** @description What it has noted. */
                vars: components["schemas"]["JsonObject"];
                /** @description The event that set it off. */
                cause: number | null;
                /** @description The clause that lets it happen. */
                clause: string;
                /** @description What was born between the same two free moments has the same number; later batches have higher ones. */
                batch: number;
                /** @description How many programs ran below the one in which it was born. */
                level: number;
            }[];
            /** @description Changes that last for a time. */
            modifiers: {
                /** @description Its id. */
                id: string;
                /** @description The object or the player that is changed. */
                target: string;
                /** @description What is changed. */
                effect: {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "stat";
                    /** @description The number that is changed. */
                    stat: string;
                    /** @description How much is added to it. */
                    add: number;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "set";
                    /** @description The number that is set. */
                    stat: string;
                    /** @description What it is set to. */
                    to: number;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "keyword";
                    /** @description The keyword that is had. */
                    keyword: string;
                    /** @description Its number. */
                    value: number;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @enum {string}
                     */
                    kind: "cant" | "can" | "must";
                    /** @description What can’t, can or must be done. */
                    what: string;
                    /** @description The clause that says so. */
                    clause?: string;
                    /** @description By what, where not by everything. */
                    by?: components["schemas"]["JsonObject"];
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "ability";
                    /** @description The ability that is had. */
                    ability: string;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "instead";
                    /** @description What does not happen. */
                    of: string;
                    /** @description The program that runs instead. */
                    program: string;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "counter";
                    /** @description What is counted. */
                    name: string;
                    /** @description How many there are. */
                    count: number;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "become";
                    /** @description The card that it is now. */
                    card: string;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "trait";
                    /** @description The trait; null for all of them. */
                    trait: string | null;
                    /** @description Whether it is had or lost. Where all are meant, they are lost. */
                    has: boolean;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "said";
                    /** @description The name by which texts ask for it. */
                    as: string;
                    /** @description What was said, such as the name of a card. */
                    word: string;
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "shield";
                    /** @description What is caught. */
                    against: string;
                    /** @description How much of it is caught yet. */
                    left: number;
                    /** @description Of what, where not of everything. */
                    by?: components["schemas"]["JsonObject"];
                } | {
                    /**
                     * @description What sort of change it is.
                     * @constant
                     */
                    kind: "watch";
                    /** @description The ability that watches. */
                    ability: string;
                    /** @description What it has noted. */
                    vars: components["schemas"]["JsonObject"];
                    /** @description How often it can still happen; null for no limit. */
                    left: number | null;
                };
                /** @description When it ends. */
                until: string;
                /** @description The object whose text it comes from. */
                source: string | null;
                /** @description The card whose text it comes from. */
                card: string | null;
                /**
                 * @description Whose text it comes from.
                 * @enum {string}
                 */
                owner?: "p1" | "p2";
            }[];
            /** @description Events that nothing has looked at yet. */
            fresh: {
                /** @description Number of the event in its match. */
                seq: number;
                /** @description Number of the event that caused it. */
                parent: number | null;
                /** @description What sort of event it is. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description Whose event it is. */
                player: ("p1" | "p2") | null;
                /** @description The particulars. */
                data: components["schemas"]["JsonObject"];
                /** @description What only some may see; absent where all is public. */
                secret?: {
                    /** @description Fields of `data`. */
                    fields: string[];
                    /** @description Who may see them. */
                    to: ("p1" | "p2")[];
                };
            }[];
            /** @description The open decisions. */
            awaiting: {
                /** @description The id of the decision. */
                id: string;
                /**
                 * @description Who decides.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description What was answered, while the other player still has to. */
                answer?: components["schemas"]["Json"];
                /** @description The event whose effect asks. */
                event?: number;
            }[];
            /** @description How the game ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description What lies on the table, in the form that the ruleset’s schema `board` has. */
            board: components["schemas"]["JsonObject"];
            /** @description SHA-256 of the canonical text of everything else. */
            hash: string;
        };
        /** @description A state that only this service can open, for its tenant. */
        SealedState: string;
        FairSeed: {
            /** @description A commitment of the service, from `POST /v1/seeds`. */
            commitment: string;
            /** @description What the players said afterwards. */
            words: string[];
        };
        /** @description What a player does: an option of an open decision, an answer in the form of its `form`, or giving up. */
        Action: {
            /**
             * @description Who acts.
             * @enum {string}
             */
            player: "p1" | "p2";
            /** @description The id of the open decision that is answered. */
            decision: string;
            /** @description The id of one of its options. */
            option: string;
        } | {
            /**
             * @description Who acts.
             * @enum {string}
             */
            player: "p1" | "p2";
            /** @description The id of the open decision that is answered. */
            decision: string;
            /** @description An answer by the `form` of the decision. */
            answer: components["schemas"]["Json"];
        } | {
            /**
             * @description Who acts.
             * @enum {string}
             */
            player: "p1" | "p2";
            /**
             * @description Gives up the game.
             * @constant
             */
            concede: true;
        };
        /** @description true: the service takes decisions with exactly one option, those of whoever acts, and of the other player where everybody can see that there is no choice. "pass": and whoever acts passes until the enemy acts. An object says for whom, and who passes until when. It goes on until somebody has a choice or both decide at once, for 50 decisions at most, each of which costs a point; on a sealed state, and for a key of a seat, only for whoever acts. In a match each of them is a ply, which says that it was taken. */
        Auto: boolean | "pass" | {
            /** @description Whose only option is taken even where it lies in a hand, so that the enemy can tell that there was no other. Without it, who acts. */
            players?: ("p1" | "p2")[];
            /** @description Who passes, and until when. */
            pass?: {
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`), or until the turn ends (`turnEnds`). Of several words one is enough. */
                p1?: ("enemyActs" | "mineAffected" | "turnEnds") | ("enemyActs" | "mineAffected" | "turnEnds")[];
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`), or until the turn ends (`turnEnds`). Of several words one is enough. */
                p2?: ("enemyActs" | "mineAffected" | "turnEnds") | ("enemyActs" | "mineAffected" | "turnEnds")[];
            };
        };
        /** @description true: after each action the service takes decisions of which everybody can see that there is exactly one option. An object says for whom it takes others too, and who passes until when. `auto` of a call takes its place for that call. */
        StandingAuto: true | {
            /** @description Whose only option is taken even where it lies in a hand, so that the enemy can tell that there was no other. */
            players?: ("p1" | "p2")[];
            /** @description Who passes, and until when. */
            pass?: {
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`). */
                p1?: ("enemyActs" | "mineAffected") | ("enemyActs" | "mineAffected")[];
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`). */
                p2?: ("enemyActs" | "mineAffected") | ("enemyActs" | "mineAffected")[];
            };
        };
        /** @description How long a player may take, and what is done then. */
        Clock: {
            /** @description For each decision, from the moment when it is opened; at most 30 days. 0 where there is only a bank. */
            seconds: number;
            /**
             * @description When the time is up: take the default of the decision, or its first option where it has none; give up by the rules; lose by the clock; or pause until a judge has ruled.
             * @enum {string}
             */
            otherwise: "default" | "concede" | "lose" | "judge";
            /** @description For all decisions of a player together: what a decision takes beyond `seconds` is taken from it. */
            bank?: number;
            /** @description Added to the bank with each decision that its player answers in time. */
            increment?: number;
            /** @description The increment fills the bank no further; no bound when left out. */
            most?: number;
        };
        /** @description The clock of one player. */
        SeatClock: {
            /** @description Seconds in the bank, to the millisecond: while the time of the player runs, as it was when that began. Then the smaller of it and the time up to `deadline` is what is left of it. */
            bank: number;
            /** @description When the time of the player runs out; null while it does not run. */
            deadline: string | null;
            /** @description While the match is paused, the seconds until it runs out once it is resumed; null for who is not awaited. */
            left: number | null;
        };
        /** @description What came of forgetting a name. */
        Forgotten: {
            /** @description What the player is called from now on: the same whenever this name is forgotten. */
            pseudonym: string;
            /** @description In how many matches the name was replaced by this call. */
            changed: number;
            /** @description What goes into `after` to go on; null when there is nothing left to do. */
            next: string | null;
        };
        /** @description A change that lasts on an object or a player. */
        SceneMark: {
            /** @description Tells it from others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description How much, where it is counted. */
            value?: number;
            /** @description When it ends; left out for what stays. */
            until?: string;
            /** @description Whether whoever bears it is glad of it; left out where that cannot be said. */
            good?: boolean;
            /** @description The card whose text made it, by its id in `cards`. */
            because?: string;
        };
        /** @description A number of a player or of a place. */
        SceneCounter: {
            /** @description Tells it from others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description How much it is now. */
            value: number;
            /** @description How much it was at most, or can be. */
            of?: number;
            /** @description What it is made of. */
            parts?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description How much of it. */
                value: number;
            }[];
        };
        /** @description Whose turn it is, and how far it is. */
        SceneTurn: {
            /** @description 0 while the game is prepared. */
            number: number;
            /** @description Whose turn it is; null where it is nobody's. */
            player: ("p1" | "p2") | null;
            /** @description The phase of the turn. */
            phase: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description The clause of the rulebook behind it. */
                clause?: string;
            };
            /** @description The step of the phase. */
            step: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description The clause of the rulebook behind it. */
                clause?: string;
            } | null;
            /** @description What else holds for the whole table, such as the time of day. */
            notes?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
        };
        /** @description The clock of the player after the last ply of a match; left out where nothing is timed. */
        SceneClock: {
            /** @description Seconds in the bank, to the millisecond: while the time of the player runs, as it was when that began. Then the smaller of it and the time up to `deadline` is what is left of it. */
            bank: number;
            /** @description When the time of the player runs out; null while it does not run. */
            deadline: string | null;
            /** @description While the match is paused, the seconds until it runs out once it is resumed; null for who is not awaited. */
            left: number | null;
            /** @description Whether the match is paused: no time passes. */
            paused: boolean;
        };
        /** @description A player, with the numbers and lasting changes of theirs. */
        ScenePlayer: {
            /**
             * @description The seat.
             * @enum {string}
             */
            id: "p1" | "p2";
            /** @description What the player is called. */
            name: string;
            /** @description Whether an open decision is theirs. */
            toAct: boolean;
            /** @description The numbers of the player: life, energy, icons. */
            counters: components["schemas"]["SceneCounter"][];
            /** @description What lasts on the player. */
            marks?: components["schemas"]["SceneMark"][];
            clock?: components["schemas"]["SceneClock"];
        };
        /** @description A place on the table, and what the viewer sees of what lies in it. */
        SceneZone: {
            /** @description Tells it from others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Whose place it is; null for one that both share. */
            owner: ("p1" | "p2") | null;
            /**
             * @description How things lie: a pile shows its top, a fan is a hand, single holds one thing at most.
             * @enum {string}
             */
            layout: "row" | "grid" | "pile" | "fan" | "single";
            /** @description Whether the order of its things means something. */
            ordered: boolean;
            /** @description The clause of the rulebook behind it. */
            clause?: string;
            /** @description How many things it can hold. */
            limit?: number;
            /** @description The titles of the rows of a grid, from the middle of the table to its player. */
            rows?: string[];
            /** @description The titles of the columns of a grid, from left to right. */
            columns?: string[];
            /** @description Numbers of the place itself. */
            counters?: components["schemas"]["SceneCounter"][];
            /** @description States of the place itself. */
            state?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
            /** @description How many things lie in it, those that are attached to others not counted. */
            size: number;
            /** @description What lies in it, in order, each thing followed by what is attached to it. */
            objects: string[];
            /** @description The cards of a pile that the viewer may look through, the top one first, by their ids in `cards`. */
            cards?: string[];
        };
        /** @description A number of an object. */
        SceneStat: {
            /** @description What it is called stands in `titles` under this id. */
            id: string;
            /** @description What stands on the card, where that is another number. */
            printed?: number;
            /** @description What the rules reckon with. */
            now: number;
            /** @description What is left of it after damage. */
            left?: number;
            /** @description The marks of the object that change it, by their ids. */
            because?: string[];
        };
        /** @description An ability that is in force. */
        SceneAbility: {
            /** @description The card whose text it is, by its id in `cards`. */
            card: string;
            /** @description Which of the abilities of the card; left out where it is all that the card says. */
            id?: string;
            /**
             * @description Present where it cannot be used for now.
             * @constant
             */
            usable?: false;
            /** @description Why it cannot be used. */
            why?: string;
        };
        /** @description A card or a piece on the table. What is empty is left out. */
        SceneObject: {
            /** @description Its face in `cards`; null where that is hidden from the viewer. */
            card: string | null;
            /** @description What it is called. */
            name: string;
            /** @description What it is: a unit, a base, a land. */
            kind: string;
            /**
             * @description Whose it is.
             * @enum {string}
             */
            owner: "p1" | "p2";
            /**
             * @description Who has it, where that is not its owner.
             * @enum {string}
             */
            controller?: "p1" | "p2";
            /** @description The zone that it lies in. */
            zone: string;
            /** @description Where it lies in a grid. */
            at?: {
                /** @description From 1, from the middle of the table to its player. */
                row: number;
                /** @description From 1, from left to right. */
                column: number;
            };
            /** @description The object that it is attached to. */
            on?: string;
            /** @description The objects that are attached to it. */
            under?: string[];
            /** @description What a person turns, tilts or covers it for. */
            state?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
            /** @description Its numbers, in the order of the game. */
            stats?: components["schemas"]["SceneStat"][];
            /** @description Its keywords; their ids are those of `words`. */
            keywords?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description How much of it. */
                value?: number;
            }[];
            /** @description What lasts on it. */
            marks?: components["schemas"]["SceneMark"][];
            /** @description Its abilities. */
            abilities?: components["schemas"]["SceneAbility"][];
        };
        /** @description The face of a card, once for all objects that have it. */
        SceneCard: {
            /** @description What it is called. */
            name: string;
            /** @description What sort of card it is. */
            kind: string;
            /** @description What it says; empty where texts were not asked for. */
            text: string;
            /** @description Where there is a picture of it, by the `metadata.image` of a card of yours; the service does not fetch it. */
            image?: string;
            /** @description The texts of those of its abilities that are named, where it has several. */
            abilities?: {
                [key: string]: string;
            };
        };
        /** @description An effect that waits for its turn. */
        SceneWaiting: {
            /** @description Tells it from others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /**
             * @description Whose it is.
             * @enum {string}
             */
            owner: "p1" | "p2";
            /** @description The card whose text it is. */
            card: string | null;
            /** @description Which of its abilities. */
            ability: string | null;
            /** @description The object whose text it is, where it is still there. */
            source: string | null;
            /** @description The clause by which it waits. */
            clause: string;
            /** @description Its numbers, such as its speed. */
            stats?: components["schemas"]["SceneStat"][];
        };
        /** @description The battle, the combat or the attack in progress. */
        SceneBattle: {
            /** @description Who attacks what, in a sentence. */
            title: string;
            /** @description Objects, or players. */
            attackers: string[];
            /** @description Objects, or players. */
            defenders: string[];
            /** @description The clause of the attack. */
            clause: string;
            /** @description How far it is. */
            step?: {
                /** @description Tells it from others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            };
            /** @description Who attacks whom, where several attack at once. */
            pairs?: {
                /** @description Who attacks. */
                attacker: string;
                /** @description Who is attacked by it. */
                defenders: string[];
            }[];
        };
        /** @description An open decision, without its options. */
        SceneDecision: {
            /** @description The id of the decision. */
            id: string;
            /**
             * @description Who decides.
             * @enum {string}
             */
            player: "p1" | "p2";
            /** @description What sort of decision it is. */
            kind: string;
            /** @description What is asked. */
            prompt: string;
            /** @description The clause that asks. */
            clause: string;
            /** @description The objects that it is about: the one whose effect asks. */
            about: string[];
            /** @description The objects that its options name; none where the viewer may not see the options. */
            among: string[];
            /** @description How many options are listed; 0 where the viewer may not see them. */
            options: number;
            /** @description Whether the options are hidden from the viewer. */
            hidden: boolean;
        };
        /** @description Something that has just happened. */
        SceneEvent: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description What happened. */
            text: string;
            /** @description The clause that made it happen. */
            clause: string;
            /** @description Whose event it is. */
            player: ("p1" | "p2") | null;
            /** @description The objects that it names and that are still there. */
            objects: string[];
        };
        /** @description The table as anybody can show it: all numbers worked out, all names and texts said. */
        Scene: {
            /** @description The id of the ruleset. */
            ruleset: string;
            /** @description The match; null for a state that belongs to none. */
            match: string | null;
            /** @description The ply after which the table is shown. */
            ply: number | null;
            /**
             * @description As whom it is shown.
             * @enum {string}
             */
            viewer: "p1" | "p2" | "spectator" | "judge";
            turn: components["schemas"]["SceneTurn"];
            /** @description Both players, p1 first. */
            players: components["schemas"]["ScenePlayer"][];
            /** @description The places of the table, those of p1 first. */
            zones: components["schemas"]["SceneZone"][];
            /** @description What lies on the table, by id. */
            objects: {
                [key: string]: components["schemas"]["SceneObject"];
            };
            /** @description The cards that something in the scene names, by id. */
            cards: {
                [key: string]: components["schemas"]["SceneCard"];
            };
            /** @description What the stats of the objects are called, by their ids. */
            titles: {
                [key: string]: string;
            };
            /** @description What the keywords of the objects mean, by their ids. */
            words: {
                [key: string]: {
                    /** @description The id of its text in `texts`. */
                    text: string;
                    /** @description The clause of the rulebook behind it. */
                    clause?: string;
                };
            };
            /** @description Texts of the rules that words share. */
            texts: {
                [key: string]: string;
            };
            /** @description The effects that wait, the next one first. */
            waiting: components["schemas"]["SceneWaiting"][];
            /** @description The battle in progress; null where there is none. */
            battle: components["schemas"]["SceneBattle"] | null;
            /** @description The open decisions. */
            decisions: components["schemas"]["SceneDecision"][];
            /** @description What happened last, the oldest first. */
            recent: components["schemas"]["SceneEvent"][];
            /** @description How the game ended; null while it goes on. */
            outcome: {
                /** @description Nobody in a draw. */
                winner: ("p1" | "p2") | null;
                /** @description What decided it. */
                reason: string;
                /** @description The clause that decided it. */
                clause: string;
                /** @description It in a sentence. */
                text: string;
            } | null;
            /** @description SHA-256 of all the rest but `match`: the same hash is the same picture. */
            hash: string;
        };
        /** @description The same as `text`, to be said in another language. */
        Message: {
            /** @description Which message it is: the ruleset and the type of the event, `gundam.attack`. */
            key: string;
            /** @description What the message speaks of: `who`, and the data of the event with names instead of ids. */
            args: components["schemas"]["JsonObject"];
        };
        Event: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description Number of the event that caused it. */
            parent: number | null;
            /** @description What sort of event it is; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description Whose event it is; null where it is nobody’s. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The particulars, with ids; what the viewer may not know is left out. */
            data: components["schemas"]["JsonObject"];
        };
        /** @description `action` can be posted as it stands. */
        Option: {
            /** @description Its name in the decision. */
            id: string;
            /** @description What it does: the sort of action (`attack`, `pass`), or the sort of decision that it answers. */
            kind: string;
            /** @description In words; no other option of the decision has the same. */
            label: string;
            /** @description What the actions of a menu are sorted under: the thing or the card that acts, or the sort of action. */
            group?: string;
            /** @description The objects that it names, by their ids in the scene; what acts is first. */
            objects?: string[];
            /** @description The cards that it names, as far as who is asked may know them. */
            cards?: string[];
            /** @description The clause that allows it. */
            clause: string;
            /** @description The action that takes it. */
            action: components["schemas"]["Action"];
        };
        /** @description The object whose effect asks, by its id in the scene, and its card. */
        About: {
            /** @description Their ids in the scene. */
            objects: string[];
            /** @description The ids of their cards, as far as who is asked may know them. */
            cards?: string[];
        };
        Decision: {
            /** @description Its name, which is never given again. */
            id: string;
            /**
             * @description Who decides.
             * @enum {string}
             */
            player: "p1" | "p2";
            /** @description What sort of decision it is. */
            kind: string;
            /** @description The clause that asks. */
            clause: string;
            /** @description What is asked, in words. */
            prompt: string;
            about?: components["schemas"]["About"];
            /** @description What can be answered; all of it when there is no `form`. Empty for who may not see it. */
            options: components["schemas"]["Option"][];
            /** @description JSON Schema of `answer`, when not every answer is listed. `x-sum` in it is what the numbers of a list come to, and `x-first` how much each of them has to be before the next one is more than 0. */
            form?: components["schemas"]["JsonObject"];
            /** @description The option that a clock takes for whoever does not answer. */
            default?: string;
        };
        Verdict: {
            /** @description Content address: hash of ruleset, card set, state and action. */
            id: string;
            /** @description The edition of the rules by which it was found. */
            ruleset: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The match and its ply; null when the state belongs to none. */
            match: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                id: string;
                /** @description Its ply. */
                ply: number;
            } | null;
            /** @description When the clock acts next, for the first player whose time is up; null while nothing is timed. */
            deadline?: string | null;
            /** @description The clocks of both players; null where nothing is timed. */
            clocks?: {
                /** @description That of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description That of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Whether the match is paused: it takes no actions, and no time passes; null while it is not. */
            paused?: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout where the clock calls a judge. */
                ply: number;
            } | null;
            /** @description To be sent back as it is. */
            state?: components["schemas"]["JsonObject"] | components["schemas"]["SealedState"];
            /** @description Beside a sealed state, what the viewer may see of it. */
            view?: components["schemas"]["JsonObject"];
            /** @description Null when the state is shown as one viewer may see it. */
            stateHash: string | null;
            /** @description What this made happen, in order. */
            events?: components["schemas"]["Event"][];
            /** @description Who decides what now; empty only when there is an outcome. */
            awaiting?: components["schemas"]["Decision"][];
            /** @description How the game ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The table as the viewer may see it, where `include` asks for it; null where the game shows none. */
            scene?: components["schemas"]["Scene"] | null;
            /** @description Where `auto` was asked for, of the call or of the match, the actions that the service took after the one that was sent, in order. */
            taken?: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            })[];
            /** @description The same as other viewers may see it, for those that `views` asks for. */
            views?: {
                [key: string]: {
                    /** @description The state as the viewer may see it. */
                    state?: components["schemas"]["JsonObject"];
                    /** @description The hash of the state, for a judge. */
                    stateHash: string | null;
                    /** @description What happened, as the viewer may see it. */
                    events?: components["schemas"]["Event"][];
                    /** @description Who decides what now, with the options that the viewer may see. */
                    awaiting?: components["schemas"]["Decision"][];
                    /** @description The table as the viewer may see it, where `include` asks for it; null where the game shows none. */
                    scene?: components["schemas"]["Scene"] | null;
                    /** @description Where `auto` was asked for, of the call or of the match, the actions that the service took after the one that was sent, in order. */
                    taken?: (components["schemas"]["Action"] | {
                        /**
                         * @description Who acted.
                         * @enum {string}
                         */
                        player: "p1" | "p2";
                        /** @description The decision that was answered. */
                        decision: string;
                    })[];
                };
            };
            /** @description A compact JWS of the service over the verdict. */
            signature?: string;
        };
        Fact: {
            /** @description What was looked at. */
            fact: string;
            /** @description The clause that looks at it. */
            clause: string;
            /** @description How it was. */
            was: components["schemas"]["Json"];
            /** @description How it would have to be. */
            needed: components["schemas"]["Json"];
        };
        Fault: {
            /** @description JSON pointer. */
            path: string;
            /**
             * @description The part of the request that the pointer goes into.
             * @enum {string}
             */
            in?: "body" | "query" | "path";
            /** @description What is wrong, for people. */
            reason: string;
            /** @description What would be accepted: words, fields or a type. */
            accepts?: components["schemas"]["Json"];
            /** @description The accepted word that is most like the one that was sent. */
            didYouMean?: string;
            /** @description The id of the card that the fault is in. */
            card?: string;
            /** @description The name of that card. */
            cardName?: string;
        };
        DeckCheck: {
            /** @description The id of the ruleset. */
            ruleset: string;
            /** @description The hash of the cards that it was checked with. */
            cards: string;
            /** @description Whether a match can be started with it. */
            playable: boolean;
            /** @description Everything that is wrong with it, with pointers into the request. */
            errors: components["schemas"]["Fault"][];
        };
        /** @description Why a call was refused (RFC 9457). */
        Problem: {
            /** @description The address at which the problem is explained. */
            type: string;
            /** @description What it is, in a few words; the same for every problem of the code. */
            title: string;
            /** @description The HTTP status that it comes with. */
            status: number;
            /** @description What is wrong this time, for people; it may be worded better at any time. */
            detail: string;
            /** @description What programs tell problems apart by. */
            code: string;
            /** @description The id of the request, as in X-Request-Id. */
            requestId: string;
            /** @description The clause of the rules that forbids it. */
            clause?: string;
            /** @description What stands against it. */
            facts?: components["schemas"]["Fact"][];
            /** @description What is wrong, part by part. */
            errors?: components["schemas"]["Fault"][];
            /** @description What could be answered instead. */
            options?: components["schemas"]["Option"][];
            /** @description The hash that was sent. */
            statedHash?: string;
            /** @description The hash that was expected. */
            actualHash?: string;
            /** @description The last ply of the match. */
            currentPly?: number;
            /** @description How often what is said about the match was changed. */
            currentRevision?: number;
            /** @description When the match was deleted. */
            deletedAt?: string;
            /** @description The hash of the state after that ply. */
            currentHash?: string;
            /** @description The programs that call each other without end. */
            cycle?: string[];
            /** @description Calls that lead on from here. */
            links?: {
                /**
                 * @description The method of the call.
                 * @constant
                 */
                method: "POST";
                /** @description The path of the call. */
                href: string;
                /** @description What the call does. */
                does: string;
            }[];
            /** @description Where the problem is, in a request of many lines; the first is 1. */
            line?: number;
            /** @description Points that may be spent in a window. */
            limit?: number;
            /** @description Points that the call costs. */
            cost?: number;
            /** @description What a query has too much of. */
            counted?: string;
            /** @description How much of it the query has. */
            has?: number;
            /** @description When all points are available again. */
            resetsAt?: string;
            /** @description Seconds after which to try again, as in Retry-After. */
            retryAfter?: number;
        };
        Match: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The edition of the rules that it is played by. */
            ruleset: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The hash of its cards. */
            cards: string;
            /** @description Who plays, and with which deck; p1 first. */
            seats: [
                {
                    /** @description What the player is called. */
                    name: string;
                    /** @description Null when the viewer may not see it. */
                    deck: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description What its owner calls it; null for viewers who may not see everything. */
                    externalId: string | null;
                    /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
                    metadata: components["schemas"]["JsonObject"] | null;
                },
                {
                    /** @description What the player is called. */
                    name: string;
                    /** @description Null when the viewer may not see it. */
                    deck: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description What its owner calls it; null for viewers who may not see everything. */
                    externalId: string | null;
                    /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
                    metadata: components["schemas"]["JsonObject"] | null;
                }
            ];
            /** @description Its match options, with those that were not chosen. */
            options: components["schemas"]["JsonObject"];
            /** @description What its owner filed it under. */
            tags: string[];
            /** @description The tournament that it belongs to. */
            tournament: string | null;
            /** @description The round of the tournament. */
            round: number | null;
            /** @description The table of the tournament. */
            table: string | null;
            /** @description What its owner calls it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
            metadata: components["schemas"]["JsonObject"] | null;
            /** @description How often what is said about it was changed: names, tags, data of its owner. */
            revision: number;
            /**
             * @description Whether it goes on.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description How it ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Its last ply. */
            ply: number;
            /** @description Null for viewers who may not see everything. */
            stateHash: string | null;
            /** @description Given when the match is over. */
            seed: string | null;
            /** @description SHA-256 of "seed:" and the seed, given from the start; null for a fork that goes on with the chance it had. */
            seedHash: string | null;
            /** @description What the service committed to before the words were chosen. */
            commitment: string | null;
            /** @description The words that the seed was made with. */
            words: string[];
            /** @description Where it was forked from another match. */
            forkedFrom: {
                /**
                 * Format: uuid
                 * @description The other match.
                 */
                match: string;
                /** @description After which of its plies. */
                ply: number;
            } | null;
            /** @description How long a player may take; null where nothing is timed. */
            clock: components["schemas"]["Clock"] | null;
            /** @description When the clock acts next, for the first player whose time is up; null while nothing is timed. */
            deadline: string | null;
            /** @description The clocks of both players; null where nothing is timed. */
            clocks: {
                /** @description That of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description That of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Whether the match is paused: it takes no actions, and no time passes; null while it is not. */
            paused: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout where the clock calls a judge. */
                ply: number;
            } | null;
            /** @description Why the open decision has no deadline any more: the clock could not play, and a judge can rule. */
            clockStopped: {
                /** @description The code of the problem that the clock met, such as budget-exceeded. */
                code: string;
                /** @description Null for viewers who may not see everything. */
                detail: string | null;
                /** @description When it was. */
                at: string;
            } | null;
            /** @description What the service decides for players after each action; null where nothing. */
            auto: components["schemas"]["StandingAuto"] | null;
            /** @description Whose decision is open: one seat, both where they choose at once, or nobody when the match is over. */
            awaiting: {
                /**
                 * @description Whose decision is open.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description Since when. */
                since: string;
                /** @description When their time runs out; null where nothing is timed, and while the match is paused. */
                until: string | null;
            }[];
            /** @description The secret that was committed to; given for a single match, when it is over. */
            secret?: string | null;
            /** @description When it was started. */
            startedAt: string;
            /** @description When its last ply was played. */
            playedAt: string;
            /** @description When it ended; null while it goes on. */
            endedAt: string | null;
        };
        /** @description What is left of a match that was deleted. */
        DeletedMatch: {
            /**
             * Format: uuid
             * @description The id that it had.
             */
            id: string;
            /** @description The id of the ruleset that it was played by. */
            ruleset: string;
            /** @description When it was started. */
            startedAt: string;
            /** @description When it was deleted. */
            deletedAt: string;
        };
        Ply: {
            /** @description Its number; the start is 0. */
            ply: number;
            /**
             * @description How it came about.
             * @enum {string}
             */
            kind: "start" | "action" | "timeout" | "rewind" | "result" | "adoption" | "pause" | "resume" | "extension";
            /** @description What a judge ruled. */
            ruling: ({
                /** @description From the state after which ply. */
                to: number;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description Null when nobody wins. */
                winner: ("p1" | "p2") | null;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description The hash of the edition of the rules that the match goes on under. */
                adopts: string;
                /** @description The version of that edition, for people. */
                version: string;
                /** @description From the state after which ply. */
                to: number;
                /** @description What was counted until then: no number or name is given twice. */
                counters: {
                    /** @description The number of the last event. */
                    event: number;
                    /** @description The number of the last object. */
                    object: number;
                    /** @description The number of the last decision. */
                    decision: number;
                };
                /** @description Why; null where all came out the same. */
                reason: string | null;
                /** @description Who ruled it; null where all came out the same. */
                judge: string | null;
            } | {
                /**
                 * @description The match is paused.
                 * @constant
                 */
                pauses: true;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description The match goes on.
                 * @constant
                 */
                resumes: true;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description Seconds that are added. */
                adds: number;
                /** @description To whose time; null for both. */
                player: ("p1" | "p2") | null;
                /**
                 * @description To the bank, or to the open decision.
                 * @enum {string}
                 */
                of: "bank" | "decision";
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description Who gave up a match whose rules are not here.
                 * @enum {string}
                 */
                concedes: "p1" | "p2";
            }) | null;
            /** @description Who acted, or whose time was up; null where that is nobody, or both. */
            player: ("p1" | "p2") | null;
            /** @description What was done; null where it was no action. */
            action: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            }) | null;
            /** @description Whether the service took the action by itself, as `auto` asked it to. */
            automatic: boolean;
            /** @description Null at the start, and for who may not see everything. */
            hashBefore: string | null;
            /** @description Null for viewers who may not see everything. */
            hashAfter: string | null;
            /** @description What came of it. */
            events: components["schemas"]["Event"][];
            /** @description When it was played. */
            playedAt: string;
        };
        Position: {
            /** @description The ply after which this is. */
            ply: number;
            /** @description The state, to be sent back as it is. */
            state: components["schemas"]["JsonObject"] | components["schemas"]["SealedState"];
            /** @description Beside a sealed state, what the viewer may see of it. */
            view?: components["schemas"]["JsonObject"];
            /** @description The hash of the state; null for viewers who may not see everything. */
            stateHash: string | null;
            /** @description Who decides what. */
            awaiting: components["schemas"]["Decision"][];
            /** @description How the game ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The same as other viewers may see it, for those that `views` asks for. */
            views?: {
                [key: string]: {
                    /** @description The state as the viewer may see it. */
                    state: components["schemas"]["JsonObject"];
                    /** @description The hash of the state, for a judge. */
                    stateHash: string | null;
                    /** @description Who decides what now, with the options that the viewer may see. */
                    awaiting: components["schemas"]["Decision"][];
                    /** @description The table as the viewer may see it, where `include` asks for it; null where the game shows none. */
                    scene?: components["schemas"]["Scene"] | null;
                    /** @description Where `auto` was asked for, of the call or of the match, the actions that the service took after the one that was sent, in order. */
                    taken?: (components["schemas"]["Action"] | {
                        /**
                         * @description Who acted.
                         * @enum {string}
                         */
                        player: "p1" | "p2";
                        /** @description The decision that was answered. */
                        decision: string;
                    })[];
                };
            };
        };
        SeedVerification: {
            /** @description The hash of the seed, given at the start; null for a fork without a new seed. */
            hash: string | null;
            /** @description The commitment that the seed was made with. */
            committed: string | null;
            /** @description Whether the seed has that hash, was made as described, and gives every shuffle and die. */
            same: boolean;
        };
        Verification: {
            /**
             * @description All came out the same.
             * @constant
             */
            same: true;
            /** @description How many plies were played again. */
            plies: number;
            /** @description Whether chance was as promised. */
            seed: components["schemas"]["SeedVerification"];
        } | {
            /**
             * @description Something comes out differently.
             * @constant
             */
            same: false;
            /** @description The first ply that differs. */
            ply: number;
            /** @description What differs; `ruleset` where the match was played by another edition. */
            what: string;
            /** @description The hash of what is on record. */
            stored: string | null;
            /** @description The hash of what came out. */
            actual: string | null;
            /** @description The clauses of the first event that differs; or the one by which an action is refused now. */
            clauses?: {
                /** @description The one on record. */
                stored: string | null;
                /** @description The one that came out. */
                actual: string | null;
            };
            /** @description Whether chance was as promised. */
            seed: components["schemas"]["SeedVerification"];
        };
        Adoption: {
            /** @description Whether all that happened is the same under the edition that is here. */
            same: boolean;
            /** @description Whether the match goes on under that edition because of this call. */
            adopted: boolean;
            /** @description What differs first. */
            difference: {
                /**
                 * @description Something comes out differently.
                 * @constant
                 */
                same: false;
                /** @description The first ply that differs. */
                ply: number;
                /** @description What differs; `ruleset` where the match was played by another edition. */
                what: string;
                /** @description The hash of what is on record. */
                stored: string | null;
                /** @description The hash of what came out. */
                actual: string | null;
                /** @description The clauses of the first event that differs; or the one by which an action is refused now. */
                clauses?: {
                    /** @description The one on record. */
                    stored: string | null;
                    /** @description The one that came out. */
                    actual: string | null;
                };
            } | null;
            /** @description The edition that the match was of when this was asked. */
            edition: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The edition that is here. */
            present: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The last ply of the match now. */
            ply: number;
        };
        SeedCommitment: {
            /** @description SHA-256 of the text of the secret. */
            commitment: string;
        };
        JsonWebKeySet: {
            /** @description The keys, the newest first. */
            keys: {
                /**
                 * @description The sort of key.
                 * @constant
                 */
                kty: "OKP";
                /**
                 * @description The curve.
                 * @constant
                 */
                crv: "Ed25519";
                /** @description The key itself. */
                x: string;
                /** @description The id of the key, which signatures name. */
                kid: string;
                /**
                 * @description What it signs by.
                 * @constant
                 */
                alg: "EdDSA";
                /**
                 * @description What it is for.
                 * @constant
                 */
                use: "sig";
            }[];
        };
        RulesetItem: {
            /** @description What the ruleset is called in requests. */
            id: string;
            /** @description The version of the edition, for people. */
            version: string;
            /** @description The hash of the edition’s rules. */
            hash: string;
            /** @description The name of the game. */
            title: string;
            /** @description The game in a sentence or two. */
            summary: string;
            /** @description Decks to try it with. */
            sampleDecks: {
                /** @description What the deck is called in requests. */
                id: string;
                /** @description Its name for people. */
                title: string;
            }[];
        };
        Ruleset: {
            /** @description What the ruleset is called in requests. */
            id: string;
            /** @description The version of the edition, for people. */
            version: string;
            /** @description The hash of the edition’s rules. */
            hash: string;
            /** @description The name of the game. */
            title: string;
            /** @description The game in a sentence or two. */
            summary: string;
            /** @description Decks to try it with. */
            sampleDecks: {
                /** @description What the deck is called in requests. */
                id: string;
                /** @description Its name for people. */
                title: string;
                deck: components["schemas"]["Json"];
            }[];
            /** @description The hash of the sample cards. */
            sampleCards: string;
            /** @description JSON Schema of the match options. */
            options: components["schemas"]["JsonObject"];
            /** @description How many clauses the rulebook has. */
            clauses: number;
            /** @description How many sample cards there are, those with them that every set has. */
            cards: number;
        };
        Clause: {
            /** @description What events and refusals cite. */
            id: string;
            /** @description What it is about. */
            title: string;
            /** @description What it says. */
            text: string;
            /**
             * @description Where it comes from: the document that describes the game, what is published of it, or a ruling of ours.
             * @enum {string}
             */
            origin: "seed" | "public" | "ruling";
            /** @description The match option that changes it. */
            option?: string;
        };
        /** @description Where a sample card uses it, the shortest that does; null where none does, as with words of decks. */
        WordSample: {
            /** @description The id of the card. */
            card: string;
            /** @description A JSON pointer into it. */
            at: string;
        } | null;
        WordField: {
            /** @description As cards write it. */
            word: string;
            /** @description What it means. */
            means: string;
            /** @description What holds where it is left out. */
            default?: string;
            /** @description The clause behind it. */
            clause?: string;
            example?: components["schemas"]["Json"];
            sample: components["schemas"]["WordSample"];
        };
        Word: {
            /** @description As cards write it. */
            word: string;
            /** @description What it means. */
            means: string;
            /** @description What holds where it is left out. */
            default?: string;
            /** @description The clause behind it. */
            clause?: string;
            example?: components["schemas"]["Json"];
            sample: components["schemas"]["WordSample"];
            /** @description The id of the section that it stands in. */
            section: string;
            /** @description What the section is called. */
            title: string;
            /** @description The parties and amounts that an event carries, by the words that cards have for them. */
            carries: {
                /** @description The word. */
                word: string;
                /** @description What it stands for. */
                means: string;
            }[];
            /** @description The fields of the object that it stands for. */
            fields: components["schemas"]["WordField"][];
        };
        EventType: {
            /** @description The `type` of such events. */
            type: string;
            /** @description The message that is told of them. */
            message: {
                /** @description The `key` of their messages. */
                key: string;
                /** @description What their `args` can name: `who` acts, and the fields of `data` with names instead of ids. */
                args: string[];
            };
            /** @description The clauses that can stand behind them, as far as they are known; none for what was never seen. */
            clauses: string[];
            /** @description The fields of `data` that are left out for those who may not see them. */
            hidden: string[];
            /** @description JSON Schema of their `data`. */
            data: components["schemas"]["JsonObject"];
        };
        DecisionKind: {
            /** @description The `kind` of such decisions. */
            kind: string;
            /** @description What is asked. */
            asks: string;
            /** @description The clauses that can ask it, as far as they are known. */
            clauses: string[];
            /** @description The kinds of options that it can have. */
            options: {
                /** @description The `kind` of the option. */
                kind: string;
                /** @description The `group` of the option where no object and no card acts; null where it has no group. */
                group: string | null;
            }[];
        };
        RulesetSchemas: {
            card: components["schemas"]["JsonObject"];
            deck: components["schemas"]["JsonObject"];
            options: components["schemas"]["JsonObject"];
            position: components["schemas"]["JsonObject"];
            board: components["schemas"]["JsonObject"];
        };
        CardReading: {
            /** @description The id of the card. */
            id: string;
            /** @description Its name. */
            name: string | null;
            /** @description The author's own text. */
            text: string | null;
            /** @description What each part of the card does, in English, as the engine understood it. */
            reading: {
                /** @description JSON pointer within the card. */
                path: string;
                /** @description What that part does. */
                text: string;
            }[];
        };
        CardCheck: {
            /** @description The id of the ruleset. */
            ruleset: string;
            /** @description The hash that the cards would be registered under; null where there are faults. */
            cards: string | null;
            /** @description Whether a match can be started with them. */
            valid: boolean;
            /** @description Everything that is wrong with them, with pointers into the request. */
            errors: components["schemas"]["Fault"][];
            /** @description What those say that were sent, except for cards that have the wrong form. */
            reading: components["schemas"]["CardReading"][];
        };
        /** @description A card by itself, with what it says. */
        Card: {
            /** @description The id of the card. */
            id: string;
            /** @description Its name. */
            name: string | null;
            /** @description The author's own text. */
            text: string | null;
            /** @description What each part of the card does, in English, as the engine understood it. */
            reading: {
                /** @description JSON pointer within the card. */
                path: string;
                /** @description What that part does. */
                text: string;
            }[];
            /** @description The ruleset that it is for. */
            ruleset: string;
            /** @description The hash that names the set it is in. */
            set: string;
            /** @description Its kind, by the `type` of the card; null in a game with one kind of cards. */
            type: string | null;
            /** @description Whether it is a token, which is in no deck. */
            token: boolean;
            /** @description Whether every set of the game has it, where none of that id was sent. */
            builtIn: boolean;
            /** @description Where the JSON Schema of its kind is. */
            schema: string;
            /** @description The card as it was sent, with the data of its owner. */
            card: components["schemas"]["Json"];
        };
        CardSetReading: {
            /** @description The hash of the cards, which names the set. */
            hash: string;
            /** @description The ruleset that they are for. */
            ruleset: string;
            /** @description What they say, card by card. */
            items: components["schemas"]["CardReading"][];
        };
        CardSetReceipt: {
            /** @description The hash of the cards, which names the set. */
            hash: string;
            /** @description The ruleset that they are for. */
            ruleset: string;
            /** @description How many there are. */
            count: number;
            /** @description What they say, card by card. */
            reading: components["schemas"]["CardReading"][];
        };
        CardSet: {
            /** @description The hash of the cards, which names the set. */
            hash: string;
            /** @description The ruleset that they are for. */
            ruleset: string;
            /** @description The cards as they were sent, with the data of their owner. */
            cards: components["schemas"]["Json"][];
            /** @description What its owner calls it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
            metadata: components["schemas"]["JsonObject"] | null;
        };
        Transcript: {
            /**
             * @description Tells a transcript from other signed documents.
             * @constant
             */
            kind: "transcript";
            /**
             * @description Whose view it is.
             * @enum {string}
             */
            viewer: "p1" | "p2" | "spectator" | "judge";
            /** @description The match. */
            match: components["schemas"]["Match"];
            /** @description Null when they are the sample cards. */
            cards: components["schemas"]["Json"][] | null;
            /** @description All that was done, and what came of it. */
            plies: components["schemas"]["Ply"][];
            /** @description The clauses that are cited; empty for a match of an edition that this server does not have. */
            rulebook: components["schemas"]["Clause"][];
            /** @description How chance was decided. */
            seed: {
                /** @description The hash that was given at the start. */
                hash: string | null;
                /** @description What the service committed to. */
                commitment: string | null;
                /** @description The words of the players. */
                words: string[];
                /** @description Given when the match is over. */
                value: string | null;
                /** @description The secret that was committed to; given when the match is over. */
                secret: string | null;
            };
            /** @description A compact JWS of the service over the hash of all the rest. */
            signature: string;
        };
        LiveReady: {
            /** @description What to go on after: the id of this message. */
            cursor: string;
            /** @description Whether more matches run than were told. */
            truncated: boolean;
        };
        MatchStanding: {
            /**
             * @description Whether it goes on.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description How it ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Whose decision is open: one seat, both where they choose at once, or nobody when the match is over. */
            awaiting: {
                /**
                 * @description Whose decision is open.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description Since when. */
                since: string;
                /** @description When their time runs out; null where nothing is timed, and while the match is paused. */
                until: string | null;
            }[];
            /** @description When the clock acts next, for the first player whose time is up; null while nothing is timed. */
            deadline: string | null;
            /** @description The clocks of both players; null where nothing is timed. */
            clocks: {
                /** @description That of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description That of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Whether the match is paused: it takes no actions, and no time passes; null while it is not. */
            paused: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout where the clock calls a judge. */
                ply: number;
            } | null;
        };
        LivePly: {
            /** @description Its number; the start is 0. */
            ply: number;
            /**
             * @description How it came about.
             * @enum {string}
             */
            kind: "start" | "action" | "timeout" | "rewind" | "result" | "adoption" | "pause" | "resume" | "extension";
            /** @description What a judge ruled. */
            ruling: ({
                /** @description From the state after which ply. */
                to: number;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description Null when nobody wins. */
                winner: ("p1" | "p2") | null;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description The hash of the edition of the rules that the match goes on under. */
                adopts: string;
                /** @description The version of that edition, for people. */
                version: string;
                /** @description From the state after which ply. */
                to: number;
                /** @description What was counted until then: no number or name is given twice. */
                counters: {
                    /** @description The number of the last event. */
                    event: number;
                    /** @description The number of the last object. */
                    object: number;
                    /** @description The number of the last decision. */
                    decision: number;
                };
                /** @description Why; null where all came out the same. */
                reason: string | null;
                /** @description Who ruled it; null where all came out the same. */
                judge: string | null;
            } | {
                /**
                 * @description The match is paused.
                 * @constant
                 */
                pauses: true;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description The match goes on.
                 * @constant
                 */
                resumes: true;
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /** @description Seconds that are added. */
                adds: number;
                /** @description To whose time; null for both. */
                player: ("p1" | "p2") | null;
                /**
                 * @description To the bank, or to the open decision.
                 * @enum {string}
                 */
                of: "bank" | "decision";
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description Who gave up a match whose rules are not here.
                 * @enum {string}
                 */
                concedes: "p1" | "p2";
            }) | null;
            /** @description Who acted, or whose time was up; null where that is nobody, or both. */
            player: ("p1" | "p2") | null;
            /** @description What was done; null where it was no action. */
            action: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            }) | null;
            /** @description Whether the service took the action by itself, as `auto` asked it to. */
            automatic: boolean;
            /** @description Null at the start, and for who may not see everything. */
            hashBefore: string | null;
            /** @description Null for viewers who may not see everything. */
            hashAfter: string | null;
            /** @description What came of it. */
            events: components["schemas"]["Event"][];
            /** @description When it was played. */
            playedAt: string;
            /** @description The id of the match. */
            match: string;
            /** @description The id of its ruleset. */
            ruleset: string;
            /** @description How the match stands after it; null when it has gone on already. */
            stands: components["schemas"]["MatchStanding"] | null;
        };
        LiveEnd: {
            /** @description The id of the match. */
            match: string;
            /** @description Its last ply. */
            ply: number;
            /** @description How it ended; null while it goes on. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        Preview: {
            /** @description Of the state that was looked at. */
            stateHash: string;
            /** @description What was looked at, nearest first. */
            items: {
                /** @description The actions from the state to here, this one last. */
                path: components["schemas"]["Action"][];
                /** @description The action that was looked at. */
                action: components["schemas"]["Action"];
                /** @description What it would lead to. */
                verdict?: {
                    /** @description The hash of the state that it would lead to. */
                    stateHash: string;
                    /** @description That state, where it was asked for. */
                    state?: components["schemas"]["JsonObject"];
                    /** @description What would happen, in order. */
                    events: components["schemas"]["Event"][];
                    /** @description Who would decide what. */
                    awaiting: components["schemas"]["Decision"][];
                    /** @description How the game would have ended; null where it would go on. */
                    outcome: components["schemas"]["Outcome"] | null;
                };
                /** @description Why the action is not possible, in place of a verdict. */
                problem?: components["schemas"]["Problem"];
            }[];
            /** @description Whether there is more than was looked at: nodes above the limit, more than 4 MB of answer, or answers that are not listed. */
            truncated: boolean;
        };
        StateAdoption: {
            /** @description Whether all that happened is the same under the edition that is here. */
            same: boolean;
            /** @description The edition that the match was of when this was asked. */
            edition: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The edition that is here. */
            present: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description What differs first. Ply 0 is the start, and each action is one ply. */
            difference: {
                /**
                 * @description Something comes out differently.
                 * @constant
                 */
                same: false;
                /** @description The first ply that differs. */
                ply: number;
                /** @description What differs; `ruleset` where the match was played by another edition. */
                what: string;
                /** @description The hash of what is on record. */
                stored: string | null;
                /** @description The hash of what came out. */
                actual: string | null;
                /** @description The clauses of the first event that differs; or the one by which an action is refused now. */
                clauses?: {
                    /** @description The one on record. */
                    stored: string | null;
                    /** @description The one that came out. */
                    actual: string | null;
                };
                /** @description Where the states differ, as JSON pointers; at most 20. */
                paths?: string[];
            } | null;
            /** @description The state under the edition that is here; null where something differs. */
            verdict: components["schemas"]["Verdict"] | null;
        };
        /** @description A tournament that the service runs. */
        OrganizedTournament: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The ruleset that is played. */
            ruleset: string;
            /** @description The hash of its card set; null for the sample cards. */
            cards: string | null;
            /** @description The options that matches are played with. */
            options: components["schemas"]["JsonObject"];
            /**
             * @description How rounds are paired.
             * @enum {string}
             */
            format: "swiss" | "round-robin" | "single-elimination" | "double-elimination";
            /** @description How many games a series has at most. */
            bestOf: number;
            /** @description How many rounds there are before the cut; null while that is not known. */
            rounds: number | null;
            /** @description How the best go on; null without a cut. */
            cut: {
                /** @description How many go on. */
                to: number;
                /**
                 * @description How they go on.
                 * @enum {string}
                 */
                format: "single-elimination" | "double-elimination";
                /** @description How many games their series have at most. */
                bestOf: number;
            } | null;
            /** @description What players who are level in points are ranked by, in order. */
            tiebreaks: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
            /** @description How long a decision may take. */
            clock: components["schemas"]["Clock"] | null;
            /** @description Whether the service takes decisions that are none. */
            auto: boolean;
            /** @description What its matches are filed under. */
            tags: string[];
            /** @description What pairings are drawn from; told when it is over. */
            seed: string | null;
            /**
             * @description Over when every round is played and decided.
             * @enum {string}
             */
            status: "registration" | "running" | "over";
            /**
             * @description Whether the cut has begun.
             * @enum {string}
             */
            stage: "main" | "cut";
            /** @description The number of the last round that was paired; 0 before the first. */
            round: number;
            /** @description How many tables of it are not decided. */
            openTables: number;
            /** @description How many there are. */
            players: {
                /** @description How many take part or did. */
                registered: number;
                /** @description How many have not left. */
                active: number;
            };
            /** @description The id of who has won it; null until it is over, and where first place is shared. */
            champion: string | null;
            /** @description What its owner calls it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
            metadata: components["schemas"]["JsonObject"] | null;
            /** @description How often the organiser changed it. */
            revision: number;
            /** @description When it was made. */
            createdAt: string;
        };
        /** @description Who takes part in a tournament, or did. */
        TournamentPlayer: {
            /** @description The id. */
            id: string;
            /** @description The name. */
            name: string;
            /** @description The deck; null for the first sample deck. */
            deck: (string | components["schemas"]["JsonObject"]) | null;
            /** @description The place in brackets. */
            seed: number | null;
            /** @description The first round that the player could be paired in. */
            from: number;
            /** @description The last round before the player left; null for who takes part. */
            droppedAfter: number | null;
            /** @description What its owner calls it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description Data of its owner; null where there are none, and for viewers who may not see everything. */
            metadata: components["schemas"]["JsonObject"] | null;
        };
        /** @description Two players of a round, or one who has no opponent. */
        TournamentTable: {
            /** @description The round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description Whether it belongs to the cut.
             * @enum {string}
             */
            stage: "main" | "cut";
            /** @description Its place in the bracket, such as W2-1, L3-1, final or reset; null without one. */
            node: string | null;
            /**
             * @description A walkover is won against somebody who has left.
             * @enum {string}
             */
            kind: "match" | "bye" | "walkover";
            /** @description Who sits there; one alone has a bye. */
            players: {
                /** @description The id of the player. */
                id: string;
                /** @description The name of the player. */
                name: string;
            }[];
            /** @description How many games the series has at most. */
            bestOf: number;
            /**
             * @description Over when the series is decided.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description A game that is about to start, one that goes on, or a ruling; null when it is over. */
            waitsFor: ("start" | "game" | "judge") | null;
            /** @description Games won, in the order of `players`. */
            wins: [
                number,
                number
            ];
            /** @description Games that nobody won. */
            draws: number;
            /** @description Match points; null while it runs. */
            points: [
                number,
                number
            ] | null;
            /** @description The id of who won; null in a draw, and while it runs. */
            winner: string | null;
            /** @description Whether a judge’s ruling stands in the place of its games. */
            ruled: boolean;
            /** @description Why no game can be started; null where nothing is wrong. */
            stuck: {
                /** @description The code of the problem. */
                code: string;
                /** @description What it is. */
                detail: string;
            } | null;
            /** @description Its games, in order. */
            games: {
                /** @description Its number, from 1. */
                game: number;
                /**
                 * Format: uuid
                 * @description The match that it is.
                 */
                match: string;
                /** @description The id of the player who sits as p1. */
                p1: string;
                /**
                 * @description Deleted when its match was deleted while it ran.
                 * @enum {string}
                 */
                status: "starting" | "running" | "over" | "deleted";
                /** @description The id of who won it. */
                winner: string | null;
                /** @description Whether it ended without a winner. */
                draw: boolean;
            }[];
        };
        /** @description A round that was paired. */
        TournamentRound: {
            /** @description The number. */
            round: number;
            /**
             * @description Whether it belongs to the cut.
             * @enum {string}
             */
            stage: "main" | "cut";
            /**
             * @description Over when all its tables are decided.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description How many tables it has, byes included. */
            tables: number;
            /** @description How many of them are not decided. */
            open: number;
        };
        /** @description Who meets whom in a round. */
        PairedRound: {
            /** @description The number. */
            round: number;
            /**
             * @description Whether it belongs to the cut.
             * @enum {string}
             */
            stage: "main" | "cut";
            /** @description Whether nothing was changed. */
            dryRun: boolean;
            /** @description The revision of the tournament. */
            revision: number;
            /** @description Who meets whom. */
            tables: components["schemas"]["TournamentTable"][];
        };
        /** @description What a judge said of a table. */
        TableRuling: {
            /** @description Its number in the tournament, from 1. */
            number: number;
            /** @description The round. */
            round: number;
            /** @description The table; null where all of the round was taken back. */
            table: number | null;
            /** @description How the series ended; null where earlier rulings, or the round, were taken back. */
            result: {
                /** @description Games won, in the order of the players. */
                wins: [
                    number,
                    number
                ];
                /** @description Games that nobody won. */
                draws: number;
                /** @description Whether neither gets any points. */
                bothLose: boolean;
            } | null;
            /** @description Why. */
            reason: string;
            /** @description Who ruled it. */
            judge: string;
            /** @description When. */
            ruledAt: string;
        };
        /** @description Who was registered. */
        RegisteredPlayers: {
            /** @description Those who were registered, in the order of the request. */
            players: components["schemas"]["TournamentPlayer"][];
            /** @description The revision of the tournament. */
            revision: number;
        };
        /** @description A tournament that is there no more. */
        DeletedTournament: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name, which is free again. */
            name: string;
        };
        Webhook: {
            /** @description The id of the webhook. */
            id: string;
            /** @description Where messages are sent. */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description The kinds that it is told. */
            kinds: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
            /** @description Only what is of this ruleset; null for all. */
            ruleset: string | null;
            /** @description Only what is of this tournament; null for all. */
            tournament: string | null;
            /** @description Only what has all of these tags. */
            tags: string[];
            /** @description How many seconds before a deadline it is told that a clock runs out. */
            leadSeconds: number;
            /** @description Whether anything is sent to it. */
            active: boolean;
            /** @description Why the service has switched it off; null where it has not. Set `active` to switch it on again. */
            switchedOff: {
                /**
                 * @description `gone` after an answer of 410; `failing` when nothing arrived for too long.
                 * @enum {string}
                 */
                code: "gone" | "failing";
                /** @description The same in a sentence. */
                detail: string;
                /** @description When that was. */
                at: string;
            } | null;
            /** @description Since when nothing has arrived; null where the last message did. */
            failingSince: string | null;
            /** @description Until when the secret before the last rotation signs as well. */
            oldSecretUntil: string | null;
            /** @description When it was made. */
            createdAt: string;
        };
        NewWebhook: {
            /** @description The id of the webhook. */
            id: string;
            /** @description Where messages are sent. */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description The kinds that it is told. */
            kinds: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
            /** @description Only what is of this ruleset; null for all. */
            ruleset: string | null;
            /** @description Only what is of this tournament; null for all. */
            tournament: string | null;
            /** @description Only what has all of these tags. */
            tags: string[];
            /** @description How many seconds before a deadline it is told that a clock runs out. */
            leadSeconds: number;
            /** @description Whether anything is sent to it. */
            active: boolean;
            /** @description Why the service has switched it off; null where it has not. Set `active` to switch it on again. */
            switchedOff: {
                /**
                 * @description `gone` after an answer of 410; `failing` when nothing arrived for too long.
                 * @enum {string}
                 */
                code: "gone" | "failing";
                /** @description The same in a sentence. */
                detail: string;
                /** @description When that was. */
                at: string;
            } | null;
            /** @description Since when nothing has arrived; null where the last message did. */
            failingSince: string | null;
            /** @description Until when the secret before the last rotation signs as well. */
            oldSecretUntil: string | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description What messages are signed with. It is shown only this once. */
            secret: string;
        };
        WebhookAttempt: {
            /** @description The first is 1. */
            number: number;
            /** @description When it was over. */
            at: string;
            /** @description The status of the answer; null where there was none. */
            status: number | null;
            /** @description How many milliseconds it took. */
            ms: number;
            /** @description Why it does not count as received; null where it does. */
            error: string | null;
            /** @description The first characters of the answer. */
            answer: string | null;
        };
        WebhookDelivery: {
            /** @description Its id, which is sent as `webhook-id`, however often. */
            id: string;
            /** @description A kind of message, or `webhook.test`. */
            kind: string;
            /** @description What is told. */
            data: components["schemas"]["JsonObject"];
            /**
             * @description `waiting` to be sent, or sent again; `delivered`; or `failed`, which is given up.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description How often it was sent. */
            tries: number;
            /** @description When it happened. */
            createdAt: string;
            /** @description When it arrived or was given up; null while it waits. */
            endedAt: string | null;
            /** @description When it is sent next; null where it is over, or waits for an earlier one of its match. */
            nextAt: string | null;
        };
        WholeWebhookDelivery: {
            /** @description Its id, which is sent as `webhook-id`, however often. */
            id: string;
            /** @description A kind of message, or `webhook.test`. */
            kind: string;
            /** @description What is told. */
            data: components["schemas"]["JsonObject"];
            /**
             * @description `waiting` to be sent, or sent again; `delivered`; or `failed`, which is given up.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description How often it was sent. */
            tries: number;
            /** @description When it happened. */
            createdAt: string;
            /** @description When it arrived or was given up; null while it waits. */
            endedAt: string | null;
            /** @description When it is sent next; null where it is over, or waits for an earlier one of its match. */
            nextAt: string | null;
            /** @description What came of it each time. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A verdict, or a problem, which is what has a `code`. */
        BatchResult: components["schemas"]["Verdict"] | components["schemas"]["Problem"];
        PlacedEvent: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description Number of the event that caused it. */
            parent: number | null;
            /** @description What sort of event it is; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description Whose event it is; null where it is nobody’s. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The particulars, with ids; what the viewer may not know is left out. */
            data: components["schemas"]["JsonObject"];
            /** @description The ply that it belongs to. */
            ply: number;
        };
        /** @description An event with what it caused. */
        EventNode: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description Number of the event that caused it. */
            parent: number | null;
            /** @description What sort of event it is; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description Whose event it is; null where it is nobody’s. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The particulars, with ids; what the viewer may not know is left out. */
            data: components["schemas"]["JsonObject"];
            /** @description The ply that it belongs to. */
            ply: number;
            /** @description What it caused, each with what it caused in turn. */
            effects: components["schemas"]["EventNode"][];
        };
        EventTree: {
            /** @description The event that was asked about. */
            event: components["schemas"]["PlacedEvent"];
            /** @description From the first cause to the nearest. In a fork, causes of before are in the match that it came from. */
            causes: components["schemas"]["PlacedEvent"][];
            /** @description What it caused; null unless `down` is set. */
            effects: components["schemas"]["EventNode"][] | null;
            /** @description Whether there are more effects than `limit`. */
            truncated: boolean;
        };
        Tournament: {
            /** @description Its name. */
            name: string;
            /** @description The games that were played in it. */
            rulesets: string[];
            /** @description Recorded games; forks are never counted. */
            matches: number;
            /** @description How many games go on. */
            running: number;
            /** @description How many have ended. */
            over: number;
            /** @description The number of the last round; null when no match says its round. */
            rounds: number | null;
            /** @description When the first game started, or the tournament was made. */
            startedAt: string;
            /** @description When the last ply was played. */
            playedAt: string;
            /** @description The id of the tournament where the service runs it; null where only matches name it. */
            organized: string | null;
        };
        /** @description The matches of two players at one table of one round: a series. */
        TournamentResult: {
            /** @description The round; null when no match says it. */
            round: number | null;
            /** @description The table; null when no match says it. */
            table: string | null;
            /** @description In alphabetical order. */
            players: [
                string,
                string
            ];
            /**
             * @description Running while one of the games is.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description Who won more of the games; null in a draw, and while it runs. */
            winner: string | null;
            /** @description Match points: 3 for a win, 1 for a draw; null while it runs. */
            points: [
                number,
                number
            ] | null;
            /** @description Games won, in the order of `players`. */
            wins: [
                number,
                number
            ];
            /** @description Games that nobody won. */
            draws: number;
            /** @description The games, in the order in which they started. */
            games: {
                /**
                 * Format: uuid
                 * @description The recorded match that the game is.
                 */
                match: string;
                /**
                 * @description Whether it goes on.
                 * @enum {string}
                 */
                status: "running" | "over";
                /** @description Who won it; null in a draw, and while it runs. */
                winner: string | null;
                /** @description Whether it ended without a winner. */
                draw: boolean;
            }[];
        };
        /** @description The shares are compared exactly and given with four decimals; null for players who have finished no series. Players who are level in all four are ranked by their points in the series against each other, if each of them has met each other one. */
        Standing: {
            /** @description Shared by players who are level in everything. */
            rank: number;
            /** @description The name. */
            player: string;
            /** @description Match points: 3 for each series won, 1 for each drawn. The first thing to be ranked by. */
            points: number;
            /** @description Series: all games of two players at one table of one round. */
            series: {
                /** @description How many were played. */
                played: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description Among the won ones. */
                byes: number;
                /** @description Those with a running game. They are not counted at all yet. */
                pending: number;
            };
            /** @description Of the series that are counted; a bye counts as two games won. */
            games: {
                /** @description How many were played. */
                played: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many the player lost. */
                lost: number;
            };
            /** @description Points / (3 × series played), but at least 0.33. */
            matchWin: number | null;
            /** @description The mean of `matchWin` of the opponents, each as often as met; byes have none. The second thing to be ranked by. */
            opponentsMatchWin: number | null;
            /** @description (3 × games won + games drawn) / (3 × games played), but at least 0.33. The third thing to be ranked by. */
            gameWin: number | null;
            /** @description The mean of `gameWin` of the opponents. The fourth thing to be ranked by. */
            opponentsGameWin: number | null;
            /** @description What players who are level in points are ranked by, in order, where the tournament says so; otherwise the four above. */
            tiebreaks: {
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                name: "opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins";
                /** @description The value; null for who has none. */
                value: number | null;
            }[];
            /** @description The id of the player, in a tournament that the service runs. */
            id: string | null;
            /** @description Whether the player has left the tournament. */
            dropped: boolean;
        };
        Player: {
            /** @description The name of the seat. */
            name: string;
            /** @description All games. */
            record: {
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many go on and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            };
            /** @description Game by game. */
            rulesets: {
                /** @description Of what these are counted. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many go on and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description The hundred with the most games. */
            opponents: {
                /** @description Of what these are counted. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many go on and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description The hundred tournaments with the most games. */
            tournaments: {
                /** @description Of what these are counted. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many go on and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description As p1 and as p2. */
            seats: {
                /** @description Of what these are counted. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many nobody won. */
                drawn: number;
                /** @description How many go on and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description The ten matches that started last, running ones and forks too. */
            recent: components["schemas"]["Match"][];
        };
        ClauseStatistic: {
            /** @description The clause. */
            clause: string;
            /** @description Null when this edition of the rulebook has no such clause. */
            title: string | null;
            /** @description What it says; null when this edition has no such clause. */
            text: string | null;
            /** @description How often events cited it, as their clause or among the reasons for their order. */
            cited: number;
            /** @description In how many matches. */
            matches: number;
        };
        CardStatistic: {
            /** @description The id of the card. */
            card: string;
            /** @description Its name; null where the cards are not known. */
            name: string | null;
            /** @description How many events of the player, whose card it is, named it openly: played, resolved, destroyed, …; not what was drawn or looked at in secret, nor lists of cards. */
            uses: number;
            /** @description Copies in the decks, added up over the games. */
            copies: number;
            /** @description Finished games of players who had it; one with it on both sides is two. */
            games: number;
            /** @description Those of them in which it was used. */
            gamesUsed: number;
            /** @description Those of them that its player won. */
            wins: number;
            /** @description Those of them that nobody won. */
            draws: number;
            /** @description Wins / games, with four decimals. */
            winRate: number;
        };
        /** @description {"match": …}, then what belongs to it: {"ply": …} or {"event": …}, or {"problem": …}. */
        ExportLine: {
            [key: string]: unknown;
        };
        Why: {
            /** @description The event that was asked about. */
            event: {
                /** @description Number of the event in its match. */
                seq: number;
                /** @description Number of the event that caused it. */
                parent: number | null;
                /** @description What sort of event it is; each ruleset has its own. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description Whose event it is; null where it is nobody’s. */
                player: ("p1" | "p2") | null;
                /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
                text: string;
                message: components["schemas"]["Message"];
                /** @description The particulars, with ids; what the viewer may not know is left out. */
                data: components["schemas"]["JsonObject"];
                /** @description The ply that it belongs to. */
                ply: number;
            };
            /** @description The ply that it belongs to. */
            ply: number;
            /** @description What began the ply. */
            action: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            }) | null;
            /** @description From the event that nothing caused to this one. */
            chain: {
                /** @description Number of the event in its match. */
                seq: number;
                /** @description Number of the event that caused it. */
                parent: number | null;
                /** @description What sort of event it is; each ruleset has its own. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description Whose event it is; null where it is nobody’s. */
                player: ("p1" | "p2") | null;
                /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
                text: string;
                message: components["schemas"]["Message"];
                /** @description The particulars, with ids; what the viewer may not know is left out. */
                data: components["schemas"]["JsonObject"];
                /** @description The ply that it belongs to. */
                ply: number;
            }[];
            /** @description Every clause that is cited. */
            clauses: components["schemas"]["Clause"][];
            /** @description Why it was its turn; null where nothing waited and nobody decided. */
            now: {
                /** @description The event of the chain that had its turn. */
                event: number | null;
                /** @description In which queue it waited. */
                queue: string | null;
                /** @description What had its turn. */
                what: string | null;
                /** @description How many waited, itself included. */
                of: number;
                /** @description The rules by which it went before each of the others. */
                first: {
                    /** @description What was compared. */
                    key: string;
                    /** @description The clause that compares it. */
                    clause: string;
                    /** @description What it was ranked by. */
                    value: string;
                    /** @description The lower rank goes first. */
                    rank: number | null;
                    /** @description What waited behind it. */
                    others: {
                        /** @description Its id. */
                        id: string;
                        /** @description What it is. */
                        what: string;
                        /** @description What it was ranked by. */
                        value: string;
                        /** @description The lower rank goes first. */
                        rank: number | null;
                    }[];
                }[];
                /** @description Who chose it to go first; null where nobody did. */
                chosenBy: ("p1" | "p2") | null;
                /** @description The decision whose answer made the game go on. */
                decision: {
                    /** @description Its name. */
                    id: string;
                    /**
                     * @description Who decided.
                     * @enum {string}
                     */
                    player: "p1" | "p2";
                    /** @description What sort of decision it was. */
                    kind: string;
                    /** @description The clause that asked. */
                    clause: string;
                    /** @description What was asked, in words. */
                    prompt: string;
                    /** @description The event whose effect or procedure asked. */
                    askedBy: number | null;
                } | null;
            } | null;
            /** @description The whole answer in words. */
            text: string;
        };
        Legality: {
            /**
             * @description It is legal.
             * @constant
             */
            legal: true;
            /** @description The decision that it answers; null where it gives up the game. */
            decision: {
                /**
                 * @description Who decides.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The id of the decision. */
                decision: string;
                /** @description What sort of decision it is. */
                kind: string;
                /** @description What is asked, in words. */
                prompt: string;
            } | null;
            /** @description The option that it is; null for an answer that is not listed. */
            option: components["schemas"]["Option"] | null;
        } | {
            /**
             * @description It is not legal.
             * @constant
             */
            legal: false;
            /** @description The code of the problem that it would be refused with. */
            code: string;
            /** @description What is wrong, for people. */
            detail: string;
            /** @description The clause that forbids it. */
            clause: string | null;
            /** @description What stands against it. */
            facts: components["schemas"]["Fact"][];
            /** @description A sentence for each fact that failed. */
            toMakeLegal: string[];
            /** @description What the player may do, the most similar first. */
            nearest: components["schemas"]["Option"][];
            /** @description The open decisions. */
            whoDecides: {
                /**
                 * @description Who decides.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The id of the decision. */
                decision: string;
                /** @description What sort of decision it is. */
                kind: string;
                /** @description What is asked, in words. */
                prompt: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adjudicate: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The state as it was handed out, open or sealed. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    action: components["schemas"]["Action"];
                    /** @description The cards of the state, where they are neither the sample cards nor registered. */
                    cards?: components["schemas"]["Json"][];
                    auto?: components["schemas"]["Auto"];
                };
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Who plays, p1 first. */
                    seats?: [
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck written out. */
                            deck?: string | components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck written out. */
                            deck?: string | components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description Cards written out, or the hash of a registered set; the sample cards when left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /** @description What all chance is drawn from; a random one when left out. */
                    seed?: string;
                    options?: components["schemas"]["JsonObject"];
                    position?: components["schemas"]["Json"];
                } | null;
            };
        };
        responses: {
            /** @description The state at its first decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deck written out, or the id of a sample deck. */
                    deck: string | components["schemas"]["JsonObject"];
                    /** @description Cards written out, or the hash of a registered set; the sample cards when left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    options?: components["schemas"]["JsonObject"];
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckCheck"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkCards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cards. */
                    cards: components["schemas"]["Json"][];
                    /**
                     * @description Whether the sample cards of the ruleset stand beside them, as in a file of conformance cases; a card that was sent takes the place of the sample card with its id.
                     * @default false
                     */
                    samples?: boolean;
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCheck"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adoptState: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The state, as it was handed out under another edition of its rules. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    /** @description How the game came to the state. */
                    history?: {
                        /** @description What the game was started with. Without a seed, chance is that of the state; without cards, they are its own. */
                        start?: {
                            /** @description Who plays, p1 first. */
                            seats?: [
                                {
                                    /** @description What the player is called. */
                                    name?: string;
                                    /** @description The id of a sample deck, or a deck written out. */
                                    deck?: string | components["schemas"]["JsonObject"];
                                },
                                {
                                    /** @description What the player is called. */
                                    name?: string;
                                    /** @description The id of a sample deck, or a deck written out. */
                                    deck?: string | components["schemas"]["JsonObject"];
                                }
                            ];
                            /** @description Cards written out, or the hash of a registered set; the sample cards when left out. */
                            cards?: components["schemas"]["Json"][] | string;
                            /** @description What all chance is drawn from; a random one when left out. */
                            seed?: string;
                            options?: components["schemas"]["JsonObject"];
                            position?: components["schemas"]["Json"];
                        };
                        /** @description The events of the start, where they were kept. */
                        events?: {
                            /** @description Number of the event in its match. */
                            seq: number;
                            /** @description Number of the event that caused it. */
                            parent: number | null;
                            /** @description What sort of event it is; each ruleset has its own. */
                            type: string;
                            /** @description The rule clause that made it happen. */
                            clause: string;
                            /** @description Whose event it is; null where it is nobody’s. */
                            player: ("p1" | "p2") | null;
                            /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
                            text?: string;
                            message: components["schemas"]["MessageInput"];
                            data: components["schemas"]["JsonObject"];
                        }[];
                        /** @description All that was done since, in order. */
                        actions: {
                            action: components["schemas"]["Action"];
                            /** @description The events of the verdict on it, where they were kept. */
                            events?: {
                                /** @description Number of the event in its match. */
                                seq: number;
                                /** @description Number of the event that caused it. */
                                parent: number | null;
                                /** @description What sort of event it is; each ruleset has its own. */
                                type: string;
                                /** @description The rule clause that made it happen. */
                                clause: string;
                                /** @description Whose event it is; null where it is nobody’s. */
                                player: ("p1" | "p2") | null;
                                /** @description What happened, in a line for a person, with the names of the seats and of the cards. */
                                text?: string;
                                message: components["schemas"]["MessageInput"];
                                data: components["schemas"]["JsonObject"];
                            }[];
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description The state under the present edition, or what differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateAdoption"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjudicateBatch: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each in the form of POST /v1/adjudications: {state, action, cards?}. */
                    items: components["schemas"]["Json"][];
                };
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One result for each item, in order. */
                        items: components["schemas"]["BatchResult"][];
                    };
                    "application/x-ndjson": components["schemas"]["BatchResult"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The state to look from. */
                    state?: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    /** @description The cards of the state, where they are not registered. */
                    cards?: components["schemas"]["Json"][];
                    /** @description A recorded match in place of a state. */
                    match?: string;
                    /** @description The state of the match after this ply; the last one when left out. */
                    ply?: number;
                    /** @description What to try, each on the state itself. */
                    actions?: components["schemas"]["Action"][];
                    /** @description Instead of actions: all options, to this many plies. */
                    depth?: number;
                    /** @description The most nodes to look at; 64 if left out. */
                    limit?: number;
                    /** @description Return the states as well. */
                    states?: boolean;
                };
            };
        };
        responses: {
            /** @description What each action would lead to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches: {
        parameters: {
            query?: {
                /** @description The id of a ruleset. */
                ruleset?: string;
                /** @description The exact name of a seat. Given twice: the matches of these two against each other. */
                player?: string | string[];
                /** @description The tournament that the match belongs to. */
                tournament?: string;
                /** @description The round of the tournament. */
                round?: number;
                /** @description The table of the tournament. */
                table?: string;
                /** @description What the caller calls the match, exactly. */
                externalId?: string;
                /** @description Whether it still runs. */
                status?: "running" | "over";
                /** @description How the match ended: the seat that won, or a draw. */
                outcome?: "p1" | "p2" | "draw";
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /** @description The match that it was forked from. */
                forkedFrom?: string;
                /** @description The seat whose decision is open, or any. */
                awaiting?: "p1" | "p2" | "any";
                /** @description The exact name of a seat whose decision is open: whose turn it is. */
                awaitingPlayer?: string;
                /** @description A decision has been open since before this time; a date or a time in ISO 8601. */
                awaitingBefore?: string;
                /** @description By start, end or last ply (that one among the matches of a player, tournament, tag or parent, or that run), "-" for the latest first; by end only what has ended is listed. "round" is by round, table (the shorter name first) and start, and needs `tournament`. */
                sort?: "-startedAt" | "startedAt" | "-endedAt" | "endedAt" | "-playedAt" | "playedAt" | "round";
                /** @description Tell of deleted matches as well, in `deleted` of the page: in lists by start, where only ruleset and time are asked for. */
                deleted?: "include";
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description The most items of a page, up to 200; 100 by default. Of an export as application/x-ndjson the most lines in all; without it, everything. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Match"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                        /** @description With `deleted=include`, the deleted matches whose place is on this page; they count towards its items. */
                        deleted?: components["schemas"]["DeletedMatch"][];
                    };
                    "application/x-ndjson": components["schemas"]["Match"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startMatch: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of a ruleset. */
                    ruleset: string;
                    /** @description Who plays, p1 first. */
                    seats?: [
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck written out. */
                            deck?: string | components["schemas"]["JsonObject"];
                            /** @description What the caller calls it; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck written out. */
                            deck?: string | components["schemas"]["JsonObject"];
                            /** @description What the caller calls it; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description Cards written out, or the hash of a registered set; the sample cards when left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /** @description What all chance is drawn from: a text, or a seed that nobody chooses alone; a random one when left out. */
                    seed?: string | components["schemas"]["FairSeed"];
                    options?: components["schemas"]["JsonObject"];
                    /** @description What to file it under. */
                    tags?: string[];
                    /** @description The tournament that the match belongs to. */
                    tournament?: string;
                    /** @description The round of the tournament. */
                    round?: number;
                    /** @description The table of the tournament. */
                    table?: string;
                    /** @description What the caller calls it; several may have the same. */
                    externalId?: string;
                    metadata?: components["schemas"]["JsonObject"];
                    clock?: components["schemas"]["Clock"];
                    auto?: components["schemas"]["StandingAuto"];
                };
            };
        };
        responses: {
            /** @description The start. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action: components["schemas"]["Action"];
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                    auto?: components["schemas"]["Auto"];
                };
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What remains of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMatch"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    amend: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the match was read with; 409 when what is said about it was changed since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What to file it under, in the place of what it was filed under. */
                    tags?: string[];
                    /** @description The round of the tournament; null takes it away. */
                    round?: number | null;
                    /** @description The table of the tournament; null takes it away. */
                    table?: string | null;
                    /** @description What is other about the seats, p1 first. */
                    seats?: [
                        {
                            /** @description What the player is called from now on. */
                            name?: string;
                            /** @description What the caller calls the seat; null takes it away. */
                            externalId?: string | null;
                            /** @description Data of the caller's own about the seat; null takes it away. */
                            metadata?: components["schemas"]["JsonObject"] | null;
                        },
                        {
                            /** @description What the player is called from now on. */
                            name?: string;
                            /** @description What the caller calls the seat; null takes it away. */
                            externalId?: string | null;
                            /** @description Data of the caller's own about the seat; null takes it away. */
                            metadata?: components["schemas"]["JsonObject"] | null;
                        }
                    ];
                    /** @description What the caller calls the match; null takes it away. */
                    externalId?: string | null;
                    /** @description Data of the caller's own about the match; null takes it away. */
                    metadata?: components["schemas"]["JsonObject"] | null;
                    /** @description The `revision` that the match has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    state: {
        parameters: {
            query?: {
                /** @description The ply after which the state is given; the last one if left out. */
                ply?: number;
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state and its open decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the replay came out the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scene: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description json, text (80 columns), svg or png, for clients that send no Accept header of their own, such as an <img>; without it, what Accept asks for. */
                format?: "json" | "text" | "svg" | "png";
                /** @description With `false`, what cards and words of the rules say is left out, for clients that know it from the cards or from an earlier scene. */
                texts?: boolean;
                /** @description The ply after which the table is shown; the last one if left out. */
                ply?: number;
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scene. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                    "text/plain": string;
                    "image/svg+xml": string;
                    "image/png": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sceneOfState: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description json, text (80 columns), svg or png, for clients that send no Accept header of their own, such as an <img>; without it, what Accept asks for. */
                format?: "json" | "text" | "svg" | "png";
                /** @description With `false`, what cards and words of the rules say is left out, for clients that know it from the cards or from an earlier scene. */
                texts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The state whose table is shown. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    /** @description The cards of the state, where they are not registered. */
                    cards?: components["schemas"]["Json"][];
                    /** @description What the players are called; a state does not know it. */
                    names?: {
                        /** @description What the first player is called. */
                        p1?: string;
                        /** @description What the second player is called. */
                        p2?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The scene. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                    "text/plain": string;
                    "image/svg+xml": string;
                    "image/png": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamMatches: {
        parameters: {
            query?: {
                /** @description The id of a ruleset. */
                ruleset?: string;
                /** @description The tournament that the match belongs to. */
                tournament?: string;
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description The viewer whose view is streamed. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Goes on after the message of this id, as `Last-Event-ID` does, which wins over it. */
                after?: string;
            };
            header?: {
                /** @description The id of the last message that arrived: the stream goes on after it, without a gap and none twice. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, each the data of an event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Match"] | components["schemas"]["LiveReady"] | components["schemas"]["LivePly"] | components["schemas"]["LiveEnd"];
                };
            };
            /** @description There is nothing to come any more: browsers do not ask again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamMatch: {
        parameters: {
            query?: {
                /** @description The viewer whose view is streamed. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Begins after this ply, as `Last-Event-ID` does, which wins over it; -1 for all plies. */
                after?: string;
                /** @description Stream the position, with its options, after what was played, as `position`. */
                positions?: boolean;
            };
            header?: {
                /** @description The id of the last message that arrived: the stream goes on after it, without a gap and none twice. */
                "last-event-id"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, each the data of an event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Match"] | components["schemas"]["LivePly"] | components["schemas"]["Position"] | components["schemas"]["LiveEnd"];
                };
            };
            /** @description There is nothing to come any more: browsers do not ask again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportMatches: {
        parameters: {
            query?: {
                /** @description The id of a ruleset. */
                ruleset?: string;
                /** @description The exact name of a seat. Given twice: the matches of these two against each other. */
                player?: string | string[];
                /** @description The tournament that the match belongs to. */
                tournament?: string;
                /** @description The round of the tournament. */
                round?: number;
                /** @description The table of the tournament. */
                table?: string;
                /** @description What the caller calls the match, exactly. */
                externalId?: string;
                /** @description Whether it still runs. */
                status?: "running" | "over";
                /** @description How the match ended: the seat that won, or a draw. */
                outcome?: "p1" | "p2" | "draw";
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /** @description The match that it was forked from. */
                forkedFrom?: string;
                /** @description The seat whose decision is open, or any. */
                awaiting?: "p1" | "p2" | "any";
                /** @description The exact name of a seat whose decision is open: whose turn it is. */
                awaitingPlayer?: string;
                /** @description A decision has been open since before this time; a date or a time in ISO 8601. */
                awaitingBefore?: string;
                /** @description By start, end or last ply (that one among the matches of a player, tournament, tag or parent, or that run), "-" for the latest first; by end only what has ended is listed. "round" is by round, table (the shorter name first) and start, and needs `tournament`. */
                sort?: "-startedAt" | "startedAt" | "-endedAt" | "endedAt" | "-playedAt" | "playedAt" | "round";
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description What follows the line of each match: a line for each of its plies, or events. */
                include?: "plies" | "events";
                /** @description The most matches; without it, all. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines of JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportLine"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plies: {
        parameters: {
            query?: {
                /** @description The first ply. */
                from?: number;
                /** @description The last ply. */
                to?: number;
                /** @description Who acted. */
                seat?: "p1" | "p2";
                /** @description How the ply came about. */
                kind?: "start" | "action" | "timeout" | "rewind" | "result" | "adoption";
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description The most items of a page, up to 200; 100 by default. Of an export as application/x-ndjson the most lines in all; without it, everything. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Ply"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["Ply"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events: {
        parameters: {
            query?: {
                /** @description The number of the first event. */
                from?: number;
                /** @description The number of the last event. */
                to?: number;
                /** @description The first ply. */
                fromPly?: number;
                /** @description The last ply. */
                toPly?: number;
                /** @description The type of the event. Repeated: any of them. */
                type?: string | string[];
                /** @description A clause that the event cites, as its own or among the reasons for its order. Repeated: any of them. */
                clause?: string | string[];
                /** @description Whose event it is. */
                seat?: "p1" | "p2";
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description The most items of a page, up to 500; 100 by default. Of an export as application/x-ndjson the most lines in all; without it, everything. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["PlacedEvent"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["PlacedEvent"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    event: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
                /** @description The number of the event in the match. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedEvent"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tree: {
        parameters: {
            query?: {
                /** @description Give what the event caused as well. */
                down?: boolean;
                /** @description The most events below it, up to 1000; the first ones are given. */
                limit?: number;
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
                /** @description The number of the event in the match. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event in the tree of causes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTree"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournaments: {
        parameters: {
            query?: {
                /** @description The id of a ruleset. */
                ruleset?: string;
                /** @description The most items of a page, up to 200; 100 by default. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Tournament"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name: nobody else of yours may have it. Its matches have it as their `tournament`. */
                    name: string;
                    /** @description The id of the ruleset that is played. */
                    ruleset: string;
                    /** @description Cards written out, or the hash of a registered set; the sample cards when left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /**
                     * @description How rounds are paired; Swiss when left out.
                     * @default swiss
                     * @enum {string}
                     */
                    format?: "swiss" | "round-robin" | "single-elimination" | "double-elimination";
                    options?: components["schemas"]["JsonObject"];
                    /** @description How many games a series has at most: over when one has won more than half of them; 1 when left out. */
                    bestOf?: number;
                    /** @description How many rounds there are before the cut; as many as the format needs when left out. */
                    rounds?: number | null;
                    /** @description The best go on by elimination after the last round; everybody plays all rounds when left out. */
                    cut?: {
                        /** @description How many go on, by the standings. */
                        to: number;
                        /**
                         * @description How they go on; single elimination when left out.
                         * @default single-elimination
                         * @enum {string}
                         */
                        format?: "single-elimination" | "double-elimination";
                        /** @description How many games a series has at most: over when one has won more than half of them; 1 when left out. */
                        bestOf?: number;
                    } | null;
                    /** @description What players who are level in points are ranked by, in order. */
                    tiebreaks?: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
                    /** @description How long a decision may take; nothing is timed when left out. */
                    clock?: components["schemas"]["Clock"] | null;
                    /** @description Whether the service takes decisions of which everybody can see that there is only one option. */
                    auto?: boolean;
                    /** @description What its matches are filed under. */
                    tags?: string[];
                    /** @description What pairings are drawn from where nothing else decides; a random one when left out. */
                    seed?: string;
                    /** @description Who takes part; more can be registered later. */
                    players?: {
                        /** @description What the player is called in calls; a number, counted up, when left out. */
                        id?: string;
                        /** @description The name, which no other player of the tournament may have. */
                        name: string;
                        /** @description The id of a sample deck, or a deck written out; the first sample deck when left out. */
                        deck?: (string | components["schemas"]["JsonObject"]) | null;
                        /** @description The place in brackets, 1 for the best; in the order of registration when left out. */
                        seed?: number | null;
                        /** @description What the caller calls it; several may have the same. */
                        externalId?: string;
                        metadata?: components["schemas"]["JsonObject"];
                    }[];
                    /** @description What the caller calls it; several may have the same. */
                    externalId?: string;
                    metadata?: components["schemas"]["JsonObject"];
                };
            };
        };
        responses: {
            /** @description The tournament. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedTournament"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    results: {
        parameters: {
            query?: {
                /** @description The round of the tournament. */
                round?: number;
                /** @description The name of a seat. */
                player?: string;
                /** @description The most items of a page, up to 500; 100 by default. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The name of the tournament. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["TournamentResult"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["TournamentResult"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    standings: {
        parameters: {
            query?: {
                /** @description The standings after this round; later ones are left out. */
                round?: number;
                /** @description A round that a player had no opponent in, as "name:round"; recorded matches cannot tell. Repeated: all of them. */
                byes?: string | string[];
                /** @description The most items of a page, up to 500; 100 by default. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The name of the tournament. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the standings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Standing"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["Standing"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The exact name of the seat. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgetPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The exact name of a seat. */
                    name: string;
                    /**
                     * @description In how many matches it is replaced by this call, up to 500; 100 by default.
                     * @default 100
                     */
                    limit?: number;
                    /** @description Goes on where a call ended: its `next`. */
                    after?: string;
                };
            };
        };
        responses: {
            /** @description What was done, and whether more is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forgotten"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clauseStatistics: {
        parameters: {
            query: {
                /** @description The id of a ruleset. */
                ruleset: string;
                /** @description The tournament that the match belongs to. */
                tournament?: string;
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /** @description The name of a seat. */
                player?: string;
                /** @description The most items of a page, up to 500; 100 by default. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clauses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["ClauseStatistic"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                        /** @description Finished matches that are not counted yet; asking again counts more of them. */
                        uncounted: number;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cardStatistics: {
        parameters: {
            query: {
                /** @description The id of a ruleset. */
                ruleset: string;
                /** @description The tournament that the match belongs to. */
                tournament?: string;
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /** @description The name of a seat. */
                player?: string;
                /** @description The most items of a page, up to 500; 100 by default. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description Only matches with this card set; without it, cards of the same id in several sets count as one. */
                cards?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["CardStatistic"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                        /** @description Finished matches that are not counted yet; asking again counts more of them. */
                        uncounted: number;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    organizedTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedTournament"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTournament"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    amendTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How many games a series has at most: over when one has won more than half of them; 1 when left out. */
                    bestOf?: number;
                    /** @description How many rounds there are before the cut; as many as the format needs when left out. */
                    rounds?: number | null;
                    /** @description The best go on by elimination after the last round; everybody plays all rounds when left out. */
                    cut?: {
                        /** @description How many go on, by the standings. */
                        to: number;
                        /**
                         * @description How they go on; single elimination when left out.
                         * @default single-elimination
                         * @enum {string}
                         */
                        format?: "single-elimination" | "double-elimination";
                        /** @description How many games a series has at most: over when one has won more than half of them; 1 when left out. */
                        bestOf?: number;
                    } | null;
                    /** @description What players who are level in points are ranked by, in order. */
                    tiebreaks?: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
                    options?: components["schemas"]["JsonObject"];
                    /** @description How long a decision may take; nothing is timed when left out. */
                    clock?: components["schemas"]["Clock"] | null;
                    /** @description Whether the service takes decisions of which everybody can see that there is only one option. */
                    auto?: boolean;
                    /** @description What its matches are filed under. */
                    tags?: string[];
                    /** @description What you call it; null takes it away. */
                    externalId?: string | null;
                    /** @description Data of your own; null takes them away. */
                    metadata?: components["schemas"]["JsonObject"] | null;
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizedTournament"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournamentPlayers: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["TournamentPlayer"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["TournamentPlayer"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerPlayers: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All of them are registered, or none. */
                    players: {
                        /** @description What the player is called in calls; a number, counted up, when left out. */
                        id?: string;
                        /** @description The name, which no other player of the tournament may have. */
                        name: string;
                        /** @description The id of a sample deck, or a deck written out; the first sample deck when left out. */
                        deck?: (string | components["schemas"]["JsonObject"]) | null;
                        /** @description The place in brackets, 1 for the best; in the order of registration when left out. */
                        seed?: number | null;
                        /** @description What the caller calls it; several may have the same. */
                        externalId?: string;
                        metadata?: components["schemas"]["JsonObject"];
                    }[];
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description Those who were registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredPlayers"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The id of the player. */
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was taken off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPlayer"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    amendPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The id of the player. */
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name, which no other player of the tournament may have. */
                    name?: string;
                    /** @description The id of a sample deck, or a deck written out; the first sample deck when left out. */
                    deck?: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description The place in brackets, 1 for the best; in the order of registration when left out. */
                    seed?: number | null;
                    /** @description Whether the player has left: they are not paired any more. False takes them back in, from the next round on. */
                    dropped?: boolean;
                    /** @description What you call the player; null takes it away. */
                    externalId?: string | null;
                    /** @description Data of your own; null takes them away. */
                    metadata?: components["schemas"]["JsonObject"] | null;
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPlayer"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournamentRounds: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["TournamentRound"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["TournamentRound"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pairRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The round that is meant: refused when it is another one’s turn. */
                    round?: number;
                    /** @description Only tell who would meet whom; nothing is changed. */
                    dryRun?: boolean;
                    /** @description Who meets whom, by their ids, where the organiser pairs a Swiss round; one id alone has a bye. */
                    tables?: string[][];
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description Who meets whom. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairedRound"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournamentTables: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The number of the round. */
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["TournamentTable"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["TournamentTable"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The number of the round. */
                round: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for the record. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description What is on record of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRuling"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournamentTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The number of the round. */
                round: number;
                /** @description The number of the table. */
                table: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentTable"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ruleTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The ETag that the tournament was read with; 409 when its organiser changed it since. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
                /** @description The number of the round. */
                round: number;
                /** @description The number of the table. */
                table: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How the series ends. Null takes earlier rulings back, so that its games count again. */
                    result: {
                        /** @description Games won, in the order of the players. */
                        wins: [
                            number,
                            number
                        ];
                        /**
                         * @description Games that nobody won; 0 when left out.
                         * @default 0
                         */
                        draws?: number;
                        /**
                         * @description Whether neither gets any points.
                         * @default false
                         */
                        bothLose?: boolean;
                    } | null;
                    /** @description Why, for the record. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The `revision` that the tournament has to have. */
                    expectedRevision?: number;
                };
            };
        };
        responses: {
            /** @description What is on record of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableRuling"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournamentRulings: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the tournament, or its name. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rulings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["TableRuling"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                    "application/x-ndjson": components["schemas"]["TableRuling"];
                    "text/csv": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fork: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The new match begins with the state after this ply; the last one when left out. */
                    ply?: number;
                    /** @description Other names and data; the decks are those of the match. */
                    seats?: [
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description What the caller calls it; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description What the caller calls it; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description What to file it under. */
                    tags?: string[];
                    /** @description The tournament that it belongs to. */
                    tournament?: string;
                    /** @description The round of the tournament. */
                    round?: number;
                    /** @description The table of the tournament. */
                    table?: string;
                    clock?: components["schemas"]["Clock"];
                    auto?: components["schemas"]["StandingAuto"];
                    /** @description What the caller calls it; several may have the same. */
                    externalId?: string;
                    metadata?: components["schemas"]["JsonObject"];
                    /** @description A seed for all chance from here on; without it, chance stays the same. */
                    reseed?: string;
                } | null;
            };
        };
        responses: {
            /** @description The start of the new match. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rewind: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The match goes on from the state after this ply. */
                    ply: number;
                    /** @description Why, for the record; everybody can read it. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                };
            };
        };
        responses: {
            /** @description The state to go on from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    result: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null when nobody wins. */
                    winner: ("p1" | "p2") | null;
                    /** @description Why, for the record; everybody can read it. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                };
            };
        };
        responses: {
            /** @description The end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for the record; everybody can read it. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                };
            };
        };
        responses: {
            /** @description The state that it waits in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for the record; everybody can read it. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                };
            };
        };
        responses: {
            /** @description The state to go on from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extend: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Seal the state, so that whoever carries it can neither read nor change it. */
                sealed?: boolean;
                /** @description Sign the verdict. */
                signed?: boolean;
                /** @description Viewers, separated by commas: what each may see of the answer is added as `views`. Each has to be one whose view the caller may ask for as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How much time there is in addition; at most 30 days. */
                    seconds: number;
                    /** @description Who gets it; both when left out. */
                    player?: ("p1" | "p2") | null;
                    /**
                     * @description Whether it goes into the bank, or to the open decision; the bank when left out, where there is one.
                     * @enum {string}
                     */
                    of?: "bank" | "decision";
                    /** @description Why, for the record; everybody can read it. */
                    reason: string;
                    /** @description Who ruled it, by name. */
                    judge: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                };
            };
        };
        responses: {
            /** @description The state to go on from, with the clocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adopt: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash of the state that it is meant for, in quotes; 412 when the match is at another one. */
                "if-match"?: string;
            };
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only tell what would differ; nothing is changed. */
                    dryRun?: boolean;
                    /** @description Where something differs: let the match go on from the state after this ply, up to which all is the same. */
                    from?: number;
                    /** @description Why, for the record; everybody can read it. */
                    reason?: string;
                    /** @description Who ruled it, by name. */
                    judge?: string;
                    /** @description The ply that the match has to be at. */
                    expectedPly?: number;
                } | null;
            };
        };
        responses: {
            /** @description What differs, and whether the match was taken on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Adoption"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
                /** @description The number of the event in the match. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its causes and the rules, also in sentences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    whyNot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The state that it is tried on. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    action: components["schemas"]["Action"];
                    /** @description The cards of the state, where they are not registered. */
                    cards?: components["schemas"]["Json"][];
                } | {
                    /** @description The id of a recorded match. */
                    match: string;
                    /** @description The state after this ply; the last one when left out. */
                    ply?: number;
                    action: components["schemas"]["Action"];
                };
            };
        };
        responses: {
            /** @description Whether it is legal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Legality"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rulesets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["RulesetItem"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ruleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clauses: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description Words to look for in ids, titles and texts. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clauses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Clause"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cards: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description Words to look for in ids, names, texts and what cards say in English. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Json"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                        /** @description What they say, card by card. */
                        reading: components["schemas"]["CardReading"][];
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
                /** @description The id of the card. */
                card: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    language: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description Words to look for in what is said of a word and its fields. */
                q?: string;
                /** @description The id of a section: only its words. */
                section?: string;
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Word"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eventTypes: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["EventType"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decisionKinds: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of kinds of decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["DecisionKind"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    schema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schemas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetSchemas"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    schemaNamed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the ruleset. */
                id: string;
                /** @description card, cards, deck, options, position, board or cases; or a kind of card, such as unit or command. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema, which its `$id` is the address of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": components["schemas"]["JsonObject"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerCardSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of a ruleset. */
                    ruleset: string;
                    /** @description The cards. Each may have `externalId` and `metadata` of yours. */
                    cards: components["schemas"]["Json"][];
                    /** @description What the caller calls it; several may have the same. */
                    externalId?: string;
                    metadata?: components["schemas"]["JsonObject"];
                };
            };
        };
        responses: {
            /** @description The hash to name them by. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetReceipt"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cardSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hash of the card set. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSet"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cardSetReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hash of the card set. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each card says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSetReading"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cardsOfSet: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 500. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description Words to look for in ids, names, texts and what cards say in English. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description The hash of the card set. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Json"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                        /** @description What they say, card by card. */
                        reading: components["schemas"]["CardReading"][];
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cardOfSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hash of the card set. */
                hash: string;
                /** @description The id of the card. */
                card: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set; earlier keys stay in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown> | null;
            };
        };
        responses: {
            /** @description SHA-256 of the secret, to start a match with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedCommitment"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    transcript: {
        parameters: {
            query?: {
                /** @description The viewer whose view is given; without it, everything that the key may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
            };
            header?: never;
            path: {
                /** @description The id of the match. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript, as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    caller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 200. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Key"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for, to tell it from others. */
                    name: string;
                    /** @description What the key may do: no more than the key that makes it. */
                    scopes: ("adjudicate" | "matches:read" | "matches:write" | "judge" | "admin")[];
                    /**
                     * Format: date-time
                     * @description When the key ends; never, if left out.
                     */
                    expiresAt?: string;
                    /** @description The same in seconds from now. */
                    expiresIn?: number;
                    /** @description The one match and the one place in it that the key speaks for. */
                    seat?: {
                        /**
                         * Format: uuid
                         * @description The id of the match.
                         */
                        match: string;
                        /**
                         * @description Whose place it is.
                         * @enum {string}
                         */
                        viewer: "p1" | "p2" | "spectator";
                    };
                };
            };
        };
        responses: {
            /** @description The key, shown only this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key; not the key itself. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key; not the key itself. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key; not the key itself. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description How long the old key still works beside the new one.
                     * @default 86400
                     */
                    graceSeconds?: number;
                } | null;
            };
        };
        responses: {
            /** @description The new key, shown only this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKey"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhooks: {
        parameters: {
            query?: {
                /** @description The most items of a page, up to 200. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Webhook"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where messages are sent: https or http, without a user name. */
                    url: string;
                    /** @description The kinds that it is told; all, when left out. */
                    kinds?: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
                    /** @description Only matches and tournaments of this ruleset; null for all. */
                    ruleset?: string | null;
                    /** @description Only this tournament and its matches, by its name; null for all. */
                    tournament?: string | null;
                    /** @description Only what has all of these tags. */
                    tags?: string[];
                    /** @description How long before a deadline it is told that a clock runs out; 60 when left out. */
                    leadSeconds?: number;
                    /** @description What it is for. */
                    description?: string;
                    /** @description Whether anything is sent to it; what happens while it is switched off is not told later. */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook, with its secret, shown only this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    amendWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where messages are sent: https or http, without a user name. */
                    url?: string;
                    /** @description The kinds that it is told; all, when left out. */
                    kinds?: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
                    /** @description Only matches and tournaments of this ruleset; null for all. */
                    ruleset?: string | null;
                    /** @description Only this tournament and its matches, by its name; null for all. */
                    tournament?: string | null;
                    /** @description Only what has all of these tags. */
                    tags?: string[];
                    /** @description How long before a deadline it is told that a clock runs out; 60 when left out. */
                    leadSeconds?: number;
                    /** @description What it is for. */
                    description?: string;
                    /** @description Whether anything is sent to it; what happens while it is switched off is not told later. */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description For how long messages are signed with the old secret as well.
                     * @default 86400
                     */
                    graceSeconds?: number;
                } | null;
            };
        };
        responses: {
            /** @description The webhook, with its new secret, shown only this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeWebhookDelivery"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                /** @description `waiting` to be sent, or sent again; `delivered`; or `failed`, which is given up. */
                status?: "waiting" | "delivered" | "failed";
                /** @description Only messages of this kind. */
                kind?: "match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready" | "webhook.test";
                /** @description Only what is about this match or tournament, by its id. */
                about?: string;
                /** @description The most items of a page, up to 200. */
                limit?: number;
                /** @description Continues after a page: its `next`. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["WebhookDelivery"][];
                        /** @description What goes into `after` for the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    webhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
                /** @description The id of the delivery. */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeWebhookDelivery"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: string;
                /** @description The id of the delivery. */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeWebhookDelivery"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    limits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description All is well.
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description All is well.
                         * @enum {string}
                         */
                        status: "ok";
                    };
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    problems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All problems there are. */
                        items: {
                            /** @description The address of the problem, as problem documents have it. */
                            type: string;
                            /** @description What programs tell problems apart by. */
                            code: string;
                            /** @description What it is, in a few words. */
                            title: string;
                            /** @description The HTTP status that it comes with. */
                            status: number;
                        }[];
                    };
                    "text/html": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    problem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code of the problem. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the problem, as problem documents have it. */
                        type: string;
                        /** @description What programs tell problems apart by. */
                        code: string;
                        /** @description What it is, in a few words. */
                        title: string;
                        /** @description The HTTP status that it comes with. */
                        status: number;
                        /** @description When it comes. */
                        cause: string;
                        /** @description What to do. */
                        remedy: string;
                    };
                    "text/html": string;
                };
            };
            /** @description Why it was refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
