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
    "/v1/rulesets/{id}/cards/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What texts of cards say in the language of the ruleset, and what is not understood */
        post: operations["parseTexts"];
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
         * Move a state to the present edition of its rules
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
         * Change the labels of a match: names, tags, round, table, data of your own
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
         * The plies of a match: what was done, and what came of it
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
         * @description The service pairs its rounds, starts its matches, counts their results and ranks its players. Players can be given here or registered later.
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
    "/v1/statistics/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clauses by which actions were refused most
         * @description Actions on matches and on states that callers hold, by the day on which they were refused. Counts are written now and then: other servers may not have told theirs of the last seconds.
         */
        get: operations["refusalStatistics"];
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
         * Change the settings of a tournament
         * @description What is left out stays as it is, and so do rounds that are already paired.
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
        /** Remove a player who has not been paired yet */
        delete: operations["removePlayer"];
        options?: never;
        head?: never;
        /**
         * Change a player of a tournament, or drop them
         * @description A table that is open goes on: the player can concede, or a judge can rule how it ends.
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
         * Take back the last round, as a judge
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
         * @description The ruling replaces the result of the games, even if they ended long ago: standings follow it, and rounds that are already paired stay. Running games end in the same way. `result: null` takes back earlier rulings.
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
         * Rewind a match to an earlier ply, as a judge
         * @description Recorded as a ply with its reason; nothing is erased, and no number or id is used twice.
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
         * End a match, as a judge
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
         * Pause a match, as a judge
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
         * Resume a match that is paused
         * @description Recorded as a ply with its reason. Both players have the time that they had left.
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
         * Give a player, or both, more time, as a judge
         * @description Recorded as a ply with its reason. The time is added to the bank, or to the open decision.
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
         * Move a match to the present edition of its rules
         * @description The match is replayed under the present edition. If everything happens in the same way, it goes on from where it was. If not, the answer says which ply and which clause differ first, and a judge can let it go on `from` a ply before that. `dryRun` changes nothing.
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
        /** The whole match in one signed document */
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
        /** The keys, the latest first, including revoked and expired ones */
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
        /** Revoke a key: at once here, within five seconds on other servers */
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
        /** Delete a webhook, with its deliveries */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off or on
         * @description What is left out stays as it is. Once it is switched on again, it gets the messages that wait for it.
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
        /** Give a webhook a new secret; for a while messages are signed with both */
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
         * Send a test message, and see how it is answered
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
        /** A delivery, with its attempts */
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
         * Send a message again, under the same id
         * @description It is sent at once, and again until it is delivered, before other messages about its match.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs, the latest first */
        get: operations["jobs"];
        put?: never;
        /**
         * Have long work done: matches verified or exported, games simulated
         * @description It is begun as soon as a server has time. A simulation also needs the scope `adjudicate`, and `editions` with `adopt` the scope `judge`.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job: how far it is, and what came of it */
        get: operations["job"];
        put?: never;
        post?: never;
        /** Delete a job with what it has written; one that is not over is cancelled */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a job has written, as lines of JSON
         * @description Of an export its lines; of a simulation a line for each game. A job that has written nothing gives none.
         */
        get: operations["jobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a job that is not over
         * @description What it did stays done. A job that is over stays as it is.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long finished matches are kept in the database */
        get: operations["retention"];
        /**
         * Say how long finished matches are kept in the database
         * @description Those that are older leave for the archive, day by day, as signed transcripts and as records that they can be restored from. Calls about them go on to answer.
         */
        put: operations["setRetention"];
        post?: never;
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
        /** @description The same as `text`, for showing it in another language. */
        MessageInput: {
            /** @description The key of the message: the ruleset and the type of the event, such as `gundam.attack`. */
            key: string;
            /** @description The arguments of the message: `who`, and the data of the event with names instead of ids. */
            args: components["schemas"]["JsonObject"];
        };
        /** @description Long work that is to be done. */
        NewJobInput: {
            /**
             * @description Plays matches again and compares them with the record.
             * @constant
             */
            kind: "verification";
            /** @description Which matches, as in the list of matches; all that have started by now, if left out. */
            matches?: {
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
                /** @description The caller’s own id for the match, exactly. */
                externalId?: string;
                /**
                 * @description Whether it is still running.
                 * @enum {string}
                 */
                status?: "running" | "over";
                /**
                 * @description How the match ended: the seat that won, or a draw.
                 * @enum {string}
                 */
                outcome?: "p1" | "p2" | "draw";
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /**
                 * Format: uuid
                 * @description The match that it was forked from.
                 */
                forkedFrom?: string;
            };
        } | {
            /**
             * @description Writes matches as lines of JSON, to be downloaded.
             * @constant
             */
            kind: "export";
            /** @description Which matches, as in the list of matches; all that have started by now, if left out. */
            matches?: {
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
                /** @description The caller’s own id for the match, exactly. */
                externalId?: string;
                /**
                 * @description Whether it is still running.
                 * @enum {string}
                 */
                status?: "running" | "over";
                /**
                 * @description How the match ended: the seat that won, or a draw.
                 * @enum {string}
                 */
                outcome?: "p1" | "p2" | "draw";
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /**
                 * Format: uuid
                 * @description The match that it was forked from.
                 */
                forkedFrom?: string;
            };
            /**
             * @description What follows the line of each match: a line for each ply, or for each event; or in its place its signed transcript.
             * @enum {string}
             */
            include?: "plies" | "events" | "transcript";
            /**
             * @description The viewer whose view is written.
             * @enum {string}
             */
            viewer?: "p1" | "p2" | "spectator" | "judge";
        } | {
            /**
             * @description Plays matches again by the rules that are here, and says what differs.
             * @constant
             */
            kind: "editions";
            /** @description Only matches of this ruleset. */
            ruleset?: string;
            /** @description Running matches of other editions that come out the same go on under the edition that is here. */
            adopt?: boolean;
        } | {
            /**
             * @description Plays random games, with all pairs of decks in turn.
             * @constant
             */
            kind: "simulation";
            /** @description The id of a ruleset. */
            ruleset: string;
            /** @description How many games are played; 1000, if left out. */
            games?: number;
            /** @description Game n of a seed is always the same game; 1, if left out. */
            seed?: string;
            /** @description The number of the first game; 0, if left out. */
            first?: number;
            /** @description Options of the matches. */
            options?: components["schemas"]["JsonObject"];
            /** @description Decisions after which a game counts as one that does not end; 20,000, if left out. */
            limit?: number;
            /** @description Cards of your own, played beside the sample cards; each replaces the sample card of its id. */
            cards?: components["schemas"]["Json"][];
            /** @description Decks of your own; those of the samples, if left out. */
            decks?: {
                /** @description What the result calls the deck. */
                id: string;
                /** @description Its name for people. */
                title?: string;
                /** @description The deck, as at the start of a match. */
                deck: components["schemas"]["Json"];
            }[];
        } | {
            /**
             * @description Puts finished matches that are older than the rule of retention into the archive. It is also done once a day.
             * @constant
             */
            kind: "archive";
        } | {
            /**
             * @description Brings matches back from the archive.
             * @constant
             */
            kind: "restore";
            /**
             * Format: uuid
             * @description The match; without it, those that `matches` says.
             */
            match?: string;
            /** @description Which matches, as in the list of matches; all that have started by now, if left out. */
            matches?: {
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
                /** @description The caller’s own id for the match, exactly. */
                externalId?: string;
                /**
                 * @description Whether it is still running.
                 * @enum {string}
                 */
                status?: "running" | "over";
                /**
                 * @description How the match ended: the seat that won, or a draw.
                 * @enum {string}
                 */
                outcome?: "p1" | "p2" | "draw";
                /** @description A tag of the match. Repeated: matches with all of them. */
                tag?: string | string[];
                /** @description Started at this time or later; a date or a time in ISO 8601. */
                since?: string;
                /** @description Started before this time; a date or a time in ISO 8601. */
                until?: string;
                /**
                 * Format: uuid
                 * @description The match that it was forked from.
                 */
                forkedFrom?: string;
            };
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
            /** @description The match and the seat that it is bound to; null if it is not bound to one. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description The viewer that the seat stands for.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string | null;
            /** @description When it expires; null if it does not. */
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
            /** @description The match and the seat that it is bound to; null if it is not bound to one. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description The viewer that the seat stands for.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description When it expires; null if it does not. */
            expiresAt: string | null;
            /** @description When it was revoked, or when the grace period after a rotation ends. */
            revokedAt: string | null;
            /** @description When it was last used, to the minute. */
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
            /** @description The match and the seat that it is bound to; null if it is not bound to one. */
            seat: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                match: string;
                /**
                 * @description The viewer that the seat stands for.
                 * @enum {string}
                 */
                viewer: "p1" | "p2" | "spectator";
            } | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description When it expires; null if it does not. */
            expiresAt: string | null;
            /** @description When it was revoked, or when the grace period after a rotation ends. */
            revokedAt: string | null;
            /** @description When it was last used, to the minute. */
            lastUsedAt: string | null;
            /** @description The key that this one replaced. */
            rotatedFrom: string | null;
            /** @description The key itself. It is shown only this once and stored nowhere. */
            key: string;
        };
        Limits: {
            /** @description Null if calls are not counted. */
            rate: {
                /**
                 * @description Whether calls are counted by key, by address, or for all programs on this machine.
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
                /** @description What is counted to multiply the cost; null if the cost is per call. */
                per: string | null;
                /** @description Points if the whole list is asked for as application/x-ndjson. */
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
            /** @description The winner; null if nobody wins. */
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
            /** @description The match that it belongs to; null if it belongs to none. */
            match: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                id: string;
                /** @description Its ply. */
                ply: number;
            } | null;
            /** @description The counters so far, so that no number or id is used twice. */
            counters: {
                /** @description The number of the last event. */
                event: number;
                /** @description The number of the last object. */
                object: number;
                /** @description The number of the last decision. */
                decision: number;
                /** @description The number of the last batch of effects. */
                batch: number;
                /** @description The length of the present chain of effects. */
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
                /** @description Its registers. */
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
                /** @description Its registers. */
                vars: components["schemas"]["JsonObject"];
                /** @description The event that set it off. */
                cause: number | null;
                /** @description The clause by which it happens. */
                clause: string;
                /** @description The number of its batch: effects that were triggered between the same two free moments share one, and later batches have higher ones. */
                batch: number;
                /** @description The depth of the stack when it was triggered. */
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
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "stat";
                    /** @description The number that is changed. */
                    stat: string;
                    /** @description How much is added to it. */
                    add: number;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "set";
                    /** @description The number that is set. */
                    stat: string;
                    /** @description What it is set to. */
                    to: number;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "keyword";
                    /** @description The keyword that is granted. */
                    keyword: string;
                    /** @description Its number. */
                    value: number;
                } | {
                    /**
                     * @description The kind of change.
                     * @enum {string}
                     */
                    kind: "cant" | "can" | "must";
                    /** @description What can’t, can or must be done. */
                    what: string;
                    /** @description The clause that says so. */
                    clause?: string;
                    /** @description By what, if not by everything. */
                    by?: components["schemas"]["JsonObject"];
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "ability";
                    /** @description The ability that is granted. */
                    ability: string;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "instead";
                    /** @description What does not happen. */
                    of: string;
                    /** @description The program that runs instead. */
                    program: string;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "counter";
                    /** @description What is counted. */
                    name: string;
                    /** @description How many there are. */
                    count: number;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "become";
                    /** @description The card that it is now. */
                    card: string;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "trait";
                    /** @description The trait; null for all of them. */
                    trait: string | null;
                    /** @description Whether it is gained or lost. If it stands for all of them, they are lost. */
                    has: boolean;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "said";
                    /** @description The name by which texts ask for it. */
                    as: string;
                    /** @description What was said, such as the name of a card. */
                    word: string;
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "shield";
                    /** @description What it stops. */
                    against: string;
                    /** @description How much of it is still stopped. */
                    left: number;
                    /** @description From what, if not from everything. */
                    by?: components["schemas"]["JsonObject"];
                } | {
                    /**
                     * @description The kind of change.
                     * @constant
                     */
                    kind: "watch";
                    /** @description The ability that watches. */
                    ability: string;
                    /** @description Its registers. */
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
            /** @description Events that have not been checked for triggers yet. */
            fresh: {
                /** @description Number of the event in its match. */
                seq: number;
                /** @description Number of the event that caused it. */
                parent: number | null;
                /** @description The type of event. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description Whose event it is. */
                player: ("p1" | "p2") | null;
                /** @description The particulars. */
                data: components["schemas"]["JsonObject"];
                /** @description What only some may see; absent if all is public. */
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
                /** @description The answer, while the other player still has to answer. */
                answer?: components["schemas"]["Json"];
                /** @description The event whose effect asks. */
                event?: number;
            }[];
            /** @description How the game ended; null while it is running. */
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
            /** @description The words that the players chose afterwards. */
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
             * @description Concedes the game.
             * @constant
             */
            concede: true;
        };
        /** @description true: the service takes decisions with exactly one option, those of whoever acts, and of the other player where everybody can see that there is no choice. "pass": and whoever acts passes until the enemy acts. An object says for whom, and who passes until when. It goes on until somebody has a choice or both decide at once, for 50 decisions at most, each of which costs a point; on a sealed state, and for a key of a seat, only for whoever acts. In a match each of them is a ply, which says that it was taken. */
        Auto: boolean | "pass" | {
            /** @description The players whose only option is taken even if it depends on their hand, so that the enemy can tell that there was no other. If left out, the player who acts. */
            players?: ("p1" | "p2")[];
            /** @description Which players pass, and until when. */
            pass?: {
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`), or until the turn ends (`turnEnds`). Of several words one is enough. */
                p1?: ("enemyActs" | "mineAffected" | "turnEnds") | ("enemyActs" | "mineAffected" | "turnEnds")[];
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`), or until the turn ends (`turnEnds`). Of several words one is enough. */
                p2?: ("enemyActs" | "mineAffected" | "turnEnds") | ("enemyActs" | "mineAffected" | "turnEnds")[];
            };
        };
        /** @description true: after each action the service takes decisions of which everybody can see that there is exactly one option. An object says for whom it takes others too, and who passes until when. `auto` of a call takes its place for that call. */
        StandingAuto: true | {
            /** @description The players whose only option is taken even if it depends on their hand, so that the enemy can tell that there was no other. */
            players?: ("p1" | "p2")[];
            /** @description Which players pass, and until when. */
            pass?: {
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`). */
                p1?: ("enemyActs" | "mineAffected") | ("enemyActs" | "mineAffected")[];
                /** @description Passes wherever passing is an option, until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be answered (`mineAffected`). */
                p2?: ("enemyActs" | "mineAffected") | ("enemyActs" | "mineAffected")[];
            };
        };
        /** @description How long a player may take, and what is done then. */
        Clock: {
            /** @description Seconds for each decision, from the moment it is opened; at most 30 days. 0 if there is only a bank. */
            seconds: number;
            /**
             * @description What happens when the time is up: the default of the decision is taken, or its first option if it has none; the player concedes; the player loses on time; or the match is paused until a judge has ruled.
             * @enum {string}
             */
            otherwise: "default" | "concede" | "lose" | "judge";
            /** @description Seconds for all decisions of a player together: what a decision takes beyond `seconds` is taken from the bank. */
            bank?: number;
            /** @description Seconds added to the bank for each decision that the player answers in time. */
            increment?: number;
            /** @description The increment does not fill the bank beyond this; no bound if left out. */
            most?: number;
        };
        /** @description The clock of one player. */
        SeatClock: {
            /** @description Seconds in the bank, to the millisecond. While the time of the player runs, this is what the bank held when that began; what is left of it is the smaller of this and the time until `deadline`. */
            bank: number;
            /** @description When the time of the player runs out; null while it is not running. */
            deadline: string | null;
            /** @description While the match is paused, the seconds that the player has once it is resumed; null for a player who has no open decision. */
            left: number | null;
        };
        /** @description What came of forgetting a name. */
        Forgotten: {
            /** @description What the player is called from now on: the same whenever this name is forgotten. */
            pseudonym: string;
            /** @description In how many matches the name was replaced by this call. */
            changed: number;
            /** @description What goes into `after` to go on; null if there is nothing left to do. */
            next: string | null;
        };
        /** @description A change that lasts on an object or a player. */
        SceneMark: {
            /** @description Its id among others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description How much of it, if it is counted. */
            value?: number;
            /** @description When it ends; left out if it stays. */
            until?: string;
            /** @description Whether it is good for what it lies on; left out if that cannot be said. */
            good?: boolean;
            /** @description The card whose text made it, by its id in `cards`. */
            because?: string;
        };
        /** @description A number of a player or of a place. */
        SceneCounter: {
            /** @description Its id among others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description How much it is now. */
            value: number;
            /** @description The most it has been, or can be. */
            of?: number;
            /** @description What it is made of. */
            parts?: {
                /** @description Its id among others of its kind. */
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
            /** @description The player whose turn it is; null if it is neither's. */
            player: ("p1" | "p2") | null;
            /** @description The phase of the turn. */
            phase: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description The clause of the rulebook behind it. */
                clause?: string;
            };
            /** @description The step of the phase. */
            step: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description The clause of the rulebook behind it. */
                clause?: string;
            } | null;
            /** @description Other states of the whole table, such as the time of day. */
            notes?: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
        };
        /** @description The clock of the player after the last ply of a match; left out without a clock. */
        SceneClock: {
            /** @description Seconds in the bank, to the millisecond. While the time of the player runs, this is what the bank held when that began; what is left of it is the smaller of this and the time until `deadline`. */
            bank: number;
            /** @description When the time of the player runs out; null while it is not running. */
            deadline: string | null;
            /** @description While the match is paused, the seconds that the player has once it is resumed; null for a player who has no open decision. */
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
            /** @description Lasting effects on the player. */
            marks?: components["schemas"]["SceneMark"][];
            clock?: components["schemas"]["SceneClock"];
        };
        /** @description A place on the table, and what the viewer sees of what lies in it. */
        SceneZone: {
            /** @description Its id among others of its kind. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description The player that the zone belongs to; null if both share it. */
            owner: ("p1" | "p2") | null;
            /**
             * @description How to lay out its objects: a pile shows its top card, a fan is a hand, single holds at most one.
             * @enum {string}
             */
            layout: "row" | "grid" | "pile" | "fan" | "single";
            /** @description Whether the order of its objects matters. */
            ordered: boolean;
            /** @description The clause of the rulebook behind it. */
            clause?: string;
            /** @description How many objects it can hold. */
            limit?: number;
            /** @description The titles of the rows of a grid, from the middle of the table to its player. */
            rows?: string[];
            /** @description The titles of the columns of a grid, from left to right. */
            columns?: string[];
            /** @description Numbers of the zone itself. */
            counters?: components["schemas"]["SceneCounter"][];
            /** @description States of the zone itself. */
            state?: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
            /** @description How many objects are in it, not counting those attached to others. */
            size: number;
            /** @description The objects in it, in order, each followed by what is attached to it. */
            objects: string[];
            /** @description The cards of a pile that the viewer may look through, the top one first, by their ids in `cards`. */
            cards?: string[];
        };
        /** @description A number of an object. */
        SceneStat: {
            /** @description Its id; its name is in `titles` under it. */
            id: string;
            /** @description The number printed on the card, if it differs. */
            printed?: number;
            /** @description The number that the rules use. */
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
            /** @description Which ability of the card; left out if it is the only one. */
            id?: string;
            /**
             * @description Present if it cannot be used at the moment.
             * @constant
             */
            usable?: false;
            /** @description Why it cannot be used. */
            why?: string;
        };
        /** @description A card or a piece on the table. What is empty is left out. */
        SceneObject: {
            /** @description The id of its card in `cards`; null if its face is hidden from the viewer. */
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
             * @description Who controls it, if that is not its owner.
             * @enum {string}
             */
            controller?: "p1" | "p2";
            /** @description The zone that it lies in. */
            zone: string;
            /** @description Its cell, in a grid. */
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
            /** @description States that a person would show by turning, tilting or covering it. */
            state?: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            }[];
            /** @description Its numbers, in the order of the game. */
            stats?: components["schemas"]["SceneStat"][];
            /** @description Its keywords; their ids are those of `words`. */
            keywords?: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
                /** @description How much of it. */
                value?: number;
            }[];
            /** @description Lasting effects on it. */
            marks?: components["schemas"]["SceneMark"][];
            /** @description Its abilities. */
            abilities?: components["schemas"]["SceneAbility"][];
        };
        /** @description The face of a card, once for all objects that have it. */
        SceneCard: {
            /** @description What it is called. */
            name: string;
            /** @description The kind of card. */
            kind: string;
            /** @description Its text; empty if texts were left out. */
            text: string;
            /** @description The address of its picture, from `metadata.image` of a card of yours; the service does not fetch it. */
            image?: string;
            /** @description The texts of those of its abilities that the scene names, if it has several. */
            abilities?: {
                [key: string]: string;
            };
        };
        /** @description An effect that waits for its turn. */
        SceneWaiting: {
            /** @description Its id among others of its kind. */
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
            /** @description The object whose text it is, if it is still there. */
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
            /** @description The step that the battle is at. */
            step?: {
                /** @description Its id among others of its kind. */
                id: string;
                /** @description What it is called. */
                title: string;
            };
            /** @description Who attacks whom, if several attack at once. */
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
            /** @description The kind of decision. */
            kind: string;
            /** @description What is asked. */
            prompt: string;
            /** @description The clause by which the player is asked. */
            clause: string;
            /** @description The objects that it is about: the one whose effect asks. */
            about: string[];
            /** @description The objects that its options name; empty if the viewer may not see the options. */
            among: string[];
            /** @description How many options are listed; 0 if the viewer may not see them. */
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
             * @description The viewer it is drawn for.
             * @enum {string}
             */
            viewer: "p1" | "p2" | "spectator" | "judge";
            turn: components["schemas"]["SceneTurn"];
            /** @description Both players, p1 first. */
            players: components["schemas"]["ScenePlayer"][];
            /** @description The zones of the table, those of p1 first. */
            zones: components["schemas"]["SceneZone"][];
            /** @description The objects on the table, by id. */
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
            /** @description The battle in progress; null if there is none. */
            battle: components["schemas"]["SceneBattle"] | null;
            /** @description The open decisions. */
            decisions: components["schemas"]["SceneDecision"][];
            /** @description What happened last, the oldest first. */
            recent: components["schemas"]["SceneEvent"][];
            /** @description How the game ended; null while it is running. */
            outcome: {
                /** @description The winner; null if nobody wins. */
                winner: ("p1" | "p2") | null;
                /** @description What decided it. */
                reason: string;
                /** @description The clause that decided it. */
                clause: string;
                /** @description How the game ended, in a sentence. */
                text: string;
            } | null;
            /** @description SHA-256 of everything else but `match`: scenes with the same hash look the same. */
            hash: string;
        };
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
            /** @description The type of event; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description The player that the event belongs to; null if it belongs to neither. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a sentence for people, with the names of seats and cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: components["schemas"]["JsonObject"];
        };
        /** @description A zone of the scene, or a cell, a row or a column of a grid. */
        Place: {
            /** @description The zone, by its id in the scene. */
            zone: string;
            /** @description The row of a grid, from 1, from the middle of the table to its player. */
            row?: number;
            /** @description The column of a grid, from 1, from left to right; without a row, all of it. */
            column?: number;
        };
        /** @description `action` can be posted as it stands. */
        Option: {
            /** @description The id that an action names it by. */
            id: string;
            /** @description What it does: the kind of action (`attack`, `pass`), or the kind of decision that it answers. */
            kind: string;
            /** @description What it does, for people; no other option of the decision has the same label. */
            label: string;
            /** @description The heading to sort it under in a menu: the object or card that acts, or the kind of action. */
            group?: string;
            /** @description The objects that it names, by their ids in the scene; the one that acts is first. */
            objects?: string[];
            /** @description The cards that it names, as far as the player who decides may know them. */
            cards?: string[];
            /** @description The places of the scene that it is about: an empty cell, a lane, a zone that a card goes to. */
            places?: components["schemas"]["Place"][];
            /** @description The players that it is about, such as the one who is attacked. */
            players?: ("p1" | "p2")[];
            /** @description The clause that allows it. */
            clause: string;
            /** @description The action that takes it. */
            action: components["schemas"]["Action"];
        };
        /** @description The object whose effect asks, by its id in the scene, and its card. */
        About: {
            /** @description Their ids in the scene. */
            objects: string[];
            /** @description The ids of their cards, as far as the player who decides may know them. */
            cards?: string[];
        };
        Decision: {
            /** @description Its id, which is never used again in the match. */
            id: string;
            /**
             * @description Who decides.
             * @enum {string}
             */
            player: "p1" | "p2";
            /** @description The kind of decision. */
            kind: string;
            /** @description The clause by which the player is asked. */
            clause: string;
            /** @description What is asked, for people. */
            prompt: string;
            about?: components["schemas"]["About"];
            /** @description The options; all there are, if there is no `form`. Empty for viewers who may not see them. */
            options: components["schemas"]["Option"][];
            /** @description JSON Schema of `answer`, if not every answer is listed as an option. In it `x-sum` is the total that the numbers of a list must have, and `x-first` the amount that each number must reach before the next may be more than 0. */
            form?: components["schemas"]["JsonObject"];
            /** @description The option that a clock takes for a player who does not answer. */
            default?: string;
        };
        Verdict: {
            /** @description Content address: hash of ruleset, card set, state and action. */
            id: string;
            /** @description The edition of the rules that was applied. */
            ruleset: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The match and its ply; null if the state belongs to none. */
            match: {
                /**
                 * Format: uuid
                 * @description The id of the match.
                 */
                id: string;
                /** @description Its ply. */
                ply: number;
            } | null;
            /** @description When the clock acts next: the earliest time at which a player runs out of time; null while no clock runs. */
            deadline?: string | null;
            /** @description The clocks of both players; null if the match has no clock. */
            clocks?: {
                /** @description The clock of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description The clock of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Present while the match is paused: it accepts no actions, and no time passes. Null otherwise. */
            paused?: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout after which a judge has to rule. */
                ply: number;
            } | null;
            /** @description To be sent back as it is. */
            state?: components["schemas"]["JsonObject"] | components["schemas"]["SealedState"];
            /** @description Beside a sealed state, what the viewer may see of it. */
            view?: components["schemas"]["JsonObject"];
            /** @description Null if the state is a view. */
            stateHash: string | null;
            /** @description What happened because of it, in order. */
            events?: components["schemas"]["Event"][];
            /** @description The open decisions; empty only if there is an outcome. */
            awaiting?: components["schemas"]["Decision"][];
            /** @description How the game ended; null while it is running. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The table as the viewer may see it, if `include` asks for it; null if the game has no scene. */
            scene?: components["schemas"]["Scene"] | null;
            /** @description With `auto` on the call or on the match: the actions that the service took after the one that was sent, in order. */
            taken?: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            })[];
            /** @description The same as other viewers may see it, for each viewer that `views` names. */
            views?: {
                [key: string]: {
                    /** @description The state as the viewer may see it. */
                    state?: components["schemas"]["JsonObject"];
                    /** @description The hash of the state, for a judge. */
                    stateHash: string | null;
                    /** @description What happened, as the viewer may see it. */
                    events?: components["schemas"]["Event"][];
                    /** @description The open decisions, with the options that the viewer may see. */
                    awaiting?: components["schemas"]["Decision"][];
                    /** @description The table as the viewer may see it, if `include` asks for it; null if the game has no scene. */
                    scene?: components["schemas"]["Scene"] | null;
                    /** @description With `auto` on the call or on the match: the actions that the service took after the one that was sent, in order. */
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
            /** @description The service’s signature of the verdict, as a compact JWS. */
            signature?: string;
        };
        Fact: {
            /** @description The fact that was checked. */
            fact: string;
            /** @description The clause that asks for it. */
            clause: string;
            /** @description What it is. */
            was: components["schemas"]["Json"];
            /** @description What it would have to be. */
            needed: components["schemas"]["Json"];
        };
        Fault: {
            /** @description JSON pointer. */
            path: string;
            /**
             * @description The part of the request that the pointer is relative to.
             * @enum {string}
             */
            in?: "body" | "query" | "path";
            /** @description What is wrong, for people. */
            reason: string;
            /** @description What would be accepted: words, fields or a type. */
            accepts?: components["schemas"]["Json"];
            /** @description The accepted word closest to the one that was sent. */
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
            /** @description The code by which programs tell problems apart. */
            code: string;
            /** @description The id of the request, as in X-Request-Id. */
            requestId: string;
            /** @description The clause of the rules that forbids it. */
            clause?: string;
            /** @description The facts that failed. */
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
            /** @description How often the labels of the match have been changed. */
            currentRevision?: number;
            /** @description When the match was deleted. */
            deletedAt?: string;
            /** @description The hash of the state after that ply. */
            currentHash?: string;
            /** @description The programs that call each other endlessly. */
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
                    /** @description Null if the viewer may not see it. */
                    deck: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description The owner’s own id for it; null for viewers who may not see everything. */
                    externalId: string | null;
                    /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
                    metadata: components["schemas"]["JsonObject"] | null;
                },
                {
                    /** @description What the player is called. */
                    name: string;
                    /** @description Null if the viewer may not see it. */
                    deck: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description The owner’s own id for it; null for viewers who may not see everything. */
                    externalId: string | null;
                    /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
                    metadata: components["schemas"]["JsonObject"] | null;
                }
            ];
            /** @description Its match options, defaults included. */
            options: components["schemas"]["JsonObject"];
            /** @description Its tags. */
            tags: string[];
            /** @description The tournament that it belongs to. */
            tournament: string | null;
            /** @description The round of the tournament. */
            round: number | null;
            /** @description The table of the tournament. */
            table: string | null;
            /** @description The owner’s own id for it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
            metadata: components["schemas"]["JsonObject"] | null;
            /** @description How often its labels have been changed: names, tags, the owner’s data. */
            revision: number;
            /**
             * @description Whether it is running or over.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description How it ended; null while it is running. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Its last ply. */
            ply: number;
            /** @description Null for viewers who may not see everything. */
            stateHash: string | null;
            /** @description Given when the match is over. */
            seed: string | null;
            /** @description SHA-256 of "seed:" followed by the seed, published from the start; null for a fork that keeps the chance of the match it came from. */
            seedHash: string | null;
            /** @description The commitment of the service, made before the words were chosen. */
            commitment: string | null;
            /** @description The words that went into the seed. */
            words: string[];
            /** @description The ply of another match that it was forked from. */
            forkedFrom: {
                /**
                 * Format: uuid
                 * @description The other match.
                 */
                match: string;
                /** @description After which of its plies. */
                ply: number;
            } | null;
            /** @description Its clock; null if it has none. */
            clock: components["schemas"]["Clock"] | null;
            /** @description When the clock acts next: the earliest time at which a player runs out of time; null while no clock runs. */
            deadline: string | null;
            /** @description The clocks of both players; null if the match has no clock. */
            clocks: {
                /** @description The clock of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description The clock of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Present while the match is paused: it accepts no actions, and no time passes. Null otherwise. */
            paused: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout after which a judge has to rule. */
                ply: number;
            } | null;
            /** @description Why the open decision no longer has a deadline: the clock could not act, and a judge can rule. */
            clockStopped: {
                /** @description The code of the problem, such as budget-exceeded. */
                code: string;
                /** @description Null for viewers who may not see everything. */
                detail: string | null;
                /** @description When it was. */
                at: string;
            } | null;
            /** @description What the service decides for players after each action; null for nothing. */
            auto: components["schemas"]["StandingAuto"] | null;
            /** @description The seats whose decision is open: one, both if they choose at the same time, none if the match is over. */
            awaiting: {
                /**
                 * @description Whose decision is open.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description Since when. */
                since: string;
                /** @description When the player’s time runs out; null without a clock, and while the match is paused. */
                until: string | null;
            }[];
            /** @description The secret behind the commitment; given when a single match is read and is over. */
            secret?: string | null;
            /** @description When it was started. */
            startedAt: string;
            /** @description When its last ply was played. */
            playedAt: string;
            /** @description When it ended; null while it is running. */
            endedAt: string | null;
            /** @description Since when its plies lie in the archive: it is read as before, and restored before a judge rules on it. Null while they are in the database; transcripts, which stay as they were signed, do not say. */
            archivedAt?: string | null;
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
                /** @description Null if nobody wins. */
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
                /** @description The counters at that time, so that no number or id is used twice. */
                counters: {
                    /** @description The number of the last event. */
                    event: number;
                    /** @description The number of the last object. */
                    object: number;
                    /** @description The number of the last decision. */
                    decision: number;
                };
                /** @description Why; null if nothing differed. */
                reason: string | null;
                /** @description Who ruled it; null if nothing differed. */
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
                /** @description The player who gets them; null for both. */
                player: ("p1" | "p2") | null;
                /**
                 * @description Whether they were added to the bank or to the open decision.
                 * @enum {string}
                 */
                of: "bank" | "decision";
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description The player who conceded a match whose edition this server does not have.
                 * @enum {string}
                 */
                concedes: "p1" | "p2";
            }) | null;
            /** @description Who acted, or whose time was up; null if that is nobody, or both. */
            player: ("p1" | "p2") | null;
            /** @description The action; null if the ply is none. */
            action: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            }) | null;
            /** @description Whether the service took the action itself because of `auto`. */
            automatic: boolean;
            /** @description Null at the start, and for viewers who may not see everything. */
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
            /** @description When the clock acts next: the earliest time at which a player runs out of time; null while no clock runs. */
            deadline?: string | null;
            /** @description The clocks of both players; null if the match has no clock. */
            clocks?: {
                /** @description The clock of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description The clock of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Present while the match is paused: it accepts no actions, and no time passes. Null otherwise. */
            paused?: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout after which a judge has to rule. */
                ply: number;
            } | null;
            /** @description The state, to be sent back as it is. */
            state: components["schemas"]["JsonObject"] | components["schemas"]["SealedState"];
            /** @description Beside a sealed state, what the viewer may see of it. */
            view?: components["schemas"]["JsonObject"];
            /** @description The hash of the state; null for viewers who may not see everything. */
            stateHash: string | null;
            /** @description The open decisions. */
            awaiting: components["schemas"]["Decision"][];
            /** @description How the game ended; null while it is running. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The same as other viewers may see it, for each viewer that `views` names. */
            views?: {
                [key: string]: {
                    /** @description The state as the viewer may see it. */
                    state: components["schemas"]["JsonObject"];
                    /** @description The hash of the state, for a judge. */
                    stateHash: string | null;
                    /** @description The open decisions, with the options that the viewer may see. */
                    awaiting: components["schemas"]["Decision"][];
                    /** @description The table as the viewer may see it, if `include` asks for it; null if the game has no scene. */
                    scene?: components["schemas"]["Scene"] | null;
                    /** @description With `auto` on the call or on the match: the actions that the service took after the one that was sent, in order. */
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
            /** @description Whether the seed has that hash, was made as described, and yields every shuffle and die roll. */
            same: boolean;
        };
        Verification: {
            /**
             * @description The replay is the same as the record.
             * @constant
             */
            same: true;
            /** @description How many plies were replayed. */
            plies: number;
            /** @description Whether all chance came from the published seed. */
            seed: components["schemas"]["SeedVerification"];
        } | {
            /**
             * @description The replay differs from the record.
             * @constant
             */
            same: false;
            /** @description The first ply that differs. */
            ply: number;
            /** @description What differs; `ruleset` if the match was played under another edition. */
            what: string;
            /** @description The hash in the record. */
            stored: string | null;
            /** @description The hash in the replay. */
            actual: string | null;
            /** @description The clauses of the first event that differs, or the clause by which an action is now refused. */
            clauses?: {
                /** @description The one in the record. */
                stored: string | null;
                /** @description The one in the replay. */
                actual: string | null;
            };
            /** @description Whether all chance came from the published seed. */
            seed: components["schemas"]["SeedVerification"];
        };
        Adoption: {
            /** @description Whether everything happens in the same way under the present edition. */
            same: boolean;
            /** @description Whether this call took the match on under that edition. */
            adopted: boolean;
            /** @description What differs first. */
            difference: {
                /**
                 * @description The replay differs from the record.
                 * @constant
                 */
                same: false;
                /** @description The first ply that differs. */
                ply: number;
                /** @description What differs; `ruleset` if the match was played under another edition. */
                what: string;
                /** @description The hash in the record. */
                stored: string | null;
                /** @description The hash in the replay. */
                actual: string | null;
                /** @description The clauses of the first event that differs, or the clause by which an action is now refused. */
                clauses?: {
                    /** @description The one in the record. */
                    stored: string | null;
                    /** @description The one in the replay. */
                    actual: string | null;
                };
            } | null;
            /** @description The edition of the match before this call. */
            edition: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The present edition. */
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
                 * @description The type of key.
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
                 * @description The algorithm it signs with.
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
            /** @description How many sample cards there are, including those that belong to every set. */
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
             * @description Where it comes from: the document that describes the game (`seed`), what its makers have published (`public`), or a ruling made here (`ruling`).
             * @enum {string}
             */
            origin: "seed" | "public" | "ruling";
            /** @description The match option that changes it. */
            option?: string;
        };
        /** @description The place in the shortest sample card that uses it; null if none does, as with words of decks. */
        WordSample: {
            /** @description The id of the card. */
            card: string;
            /** @description A JSON pointer into it. */
            at: string;
        } | null;
        WordField: {
            /** @description The word as it is used there. */
            word: string;
            /** @description What it means. */
            means: string;
            /** @description The default. */
            default?: string;
            /** @description The clause behind it. */
            clause?: string;
            example?: components["schemas"]["Json"];
            /** @description How it is put in words: ‹ › stand around what a field says, [ ] around what may be left out, ( / ) around several of which one is said. */
            phrase?: string;
            sample: components["schemas"]["WordSample"];
        };
        Word: {
            /** @description The word as it is used there. */
            word: string;
            /** @description What it means. */
            means: string;
            /** @description The default. */
            default?: string;
            /** @description The clause behind it. */
            clause?: string;
            example?: components["schemas"]["Json"];
            /** @description How it is put in words: ‹ › stand around what a field says, [ ] around what may be left out, ( / ) around several of which one is said. */
            phrase?: string;
            sample: components["schemas"]["WordSample"];
            /** @description The id of its section. */
            section: string;
            /** @description What the section is called. */
            title: string;
            /** @description The parties and amounts that an event carries, by the words that cards have for them. */
            carries: {
                /** @description The word. */
                word: string;
                /** @description What it means. */
                means: string;
            }[];
            /** @description The fields of the object that it stands for. */
            fields: components["schemas"]["WordField"][];
        };
        EventType: {
            /** @description The `type` of such events. */
            type: string;
            /** @description Their message. */
            message: {
                /** @description The `key` of their messages. */
                key: string;
                /** @description What their `args` can have: `who` acts, and the fields of `data` with names instead of ids. */
                args: string[];
            };
            /** @description The clauses that they can cite, as far as is known; empty for a type that has never been seen. */
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
            /** @description The clauses by which it can be asked, as far as is known. */
            clauses: string[];
            /** @description The kinds of options that it can have. */
            options: {
                /** @description The `kind` of the option. */
                kind: string;
                /** @description The `group` of the option if neither an object nor a card acts; null if it has no group. */
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
            /** @description The hash that the cards would be registered under; null if there are faults. */
            cards: string | null;
            /** @description Whether a match can be started with them. */
            valid: boolean;
            /** @description Everything that is wrong with them, with pointers into the request. */
            errors: components["schemas"]["Fault"][];
            /** @description What the cards that were sent say, except for those with the wrong shape. */
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
            /** @description Its kind: the `type` of the card; null in a game with a single kind of card. */
            type: string | null;
            /** @description Whether it is a token, which cannot be in a deck. */
            token: boolean;
            /** @description Whether every set of the game has it unless a card with its id was sent. */
            builtIn: boolean;
            /** @description Where the JSON Schema of its kind is. */
            schema: string;
            /** @description The card as it was sent, with the owner’s own data. */
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
            /** @description The cards as they were sent, with the owner’s own data, and what words mean in place of them. */
            cards: components["schemas"]["Json"][];
            /** @description The words in which parts of cards were put, as they were sent last: by the id of the card, and the JSON pointer of the part within it. What they mean is part of the set, and stays as it was understood. */
            words: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @description The owner’s own id for it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
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
            /** @description Null if they are the sample cards. */
            cards: components["schemas"]["Json"][] | null;
            /** @description All that was done, and what came of it. */
            plies: components["schemas"]["Ply"][];
            /** @description The clauses that are cited; empty if this server does not have the edition of the match. */
            rulebook: components["schemas"]["Clause"][];
            /** @description Where chance came from. */
            seed: {
                /** @description The hash that was given at the start. */
                hash: string | null;
                /** @description The commitment of the service. */
                commitment: string | null;
                /** @description The words of the players. */
                words: string[];
                /** @description Given when the match is over. */
                value: string | null;
                /** @description The secret that was committed to; given when the match is over. */
                secret: string | null;
            };
            /** @description The service’s signature of the hash of everything else, as a compact JWS. */
            signature: string;
        };
        LiveReady: {
            /** @description The id of this message; pass it to go on after it. */
            cursor: string;
            /** @description Whether more matches are running than were listed. */
            truncated: boolean;
        };
        MatchStanding: {
            /**
             * @description Whether it is running or over.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description How it ended; null while it is running. */
            outcome: components["schemas"]["Outcome"] | null;
            /** @description The seats whose decision is open: one, both if they choose at the same time, none if the match is over. */
            awaiting: {
                /**
                 * @description Whose decision is open.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description Since when. */
                since: string;
                /** @description When the player’s time runs out; null without a clock, and while the match is paused. */
                until: string | null;
            }[];
            /** @description When the clock acts next: the earliest time at which a player runs out of time; null while no clock runs. */
            deadline: string | null;
            /** @description The clocks of both players; null if the match has no clock. */
            clocks: {
                /** @description The clock of p1. */
                p1: components["schemas"]["SeatClock"];
                /** @description The clock of p2. */
                p2: components["schemas"]["SeatClock"];
            } | null;
            /** @description Present while the match is paused: it accepts no actions, and no time passes. Null otherwise. */
            paused: {
                /** @description Since when. */
                since: string;
                /** @description The ply that paused it: a ruling, or a timeout after which a judge has to rule. */
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
                /** @description Null if nobody wins. */
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
                /** @description The counters at that time, so that no number or id is used twice. */
                counters: {
                    /** @description The number of the last event. */
                    event: number;
                    /** @description The number of the last object. */
                    object: number;
                    /** @description The number of the last decision. */
                    decision: number;
                };
                /** @description Why; null if nothing differed. */
                reason: string | null;
                /** @description Who ruled it; null if nothing differed. */
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
                /** @description The player who gets them; null for both. */
                player: ("p1" | "p2") | null;
                /**
                 * @description Whether they were added to the bank or to the open decision.
                 * @enum {string}
                 */
                of: "bank" | "decision";
                /** @description Why, for the record; everybody can read it. */
                reason: string;
                /** @description Who ruled it, by name. */
                judge: string;
            } | {
                /**
                 * @description The player who conceded a match whose edition this server does not have.
                 * @enum {string}
                 */
                concedes: "p1" | "p2";
            }) | null;
            /** @description Who acted, or whose time was up; null if that is nobody, or both. */
            player: ("p1" | "p2") | null;
            /** @description The action; null if the ply is none. */
            action: (components["schemas"]["Action"] | {
                /**
                 * @description Who acted.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The decision that was answered. */
                decision: string;
            }) | null;
            /** @description Whether the service took the action itself because of `auto`. */
            automatic: boolean;
            /** @description Null at the start, and for viewers who may not see everything. */
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
            /** @description How the match stands after it; null if the match has already gone on. */
            stands: components["schemas"]["MatchStanding"] | null;
        };
        LiveEnd: {
            /** @description The id of the match. */
            match: string;
            /** @description Its last ply. */
            ply: number;
            /** @description How it ended; null while it is running. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        TextMeaning: {
            /** @description The field of the card; null for a sentence of an ability that is not understood as a whole. */
            field: string | null;
            /** @description The field, or an element of its list. */
            value: components["schemas"]["Json"];
            /** @description The same in canonical wording, which means nothing else. */
            reading: string;
        };
        TextPart: {
            /** @description The line, from 1. */
            line: number;
            /** @description The column, from 1. */
            column: number;
            /** @description The same in characters from the beginning of the text, from 0. */
            offset: number;
            /** @description How many characters it is about; 0 where something is missing. */
            length: number;
            /** @description What it means: one meaning where it is plain, several where it can be read in several ways. */
            meanings: components["schemas"]["TextMeaning"][];
        };
        TextFault: {
            /**
             * @description What is wrong. The list may grow.
             * @enum {string}
             */
            code: "empty" | "too-long" | "too-involved" | "no-sense" | "ambiguous" | "not-understood";
            /** @description The same for people. */
            message: string;
            /** @description The line, from 1. */
            line: number;
            /** @description The column, from 1. */
            column: number;
            /** @description The same in characters from the beginning of the text, from 0. */
            offset: number;
            /** @description How many characters it is about; 0 where something is missing. */
            length: number;
            /** @description What could stand there; of what can be read in several ways, how each of them is put. */
            expected: string[];
            /** @description Which of these was most likely meant. */
            didYouMean: string | null;
        };
        NextWords: {
            /** @description Words that could follow; what stands in ‹ › is to be filled in. */
            text: string;
            /**
             * @description Of what sort the first of them is.
             * @enum {string}
             */
            sort: "timing" | "verb" | "number" | "name" | "about";
        };
        SortedWord: {
            /** @description The same in characters from the beginning of the text, from 0. */
            offset: number;
            /** @description How many characters it has. */
            length: number;
            /**
             * @description Of what sort a word is: what says when, and what the card itself has (`timing`), an instruction, a number, a name, or what these are `about`. The list may grow.
             * @enum {string}
             */
            sort: "timing" | "verb" | "number" | "name" | "about";
        };
        ParsedText: {
            /** @description Whether it is understood as a whole, in one way. */
            valid: boolean;
            /** @description The fields of a card that say what is understood of it. */
            card: components["schemas"]["JsonObject"];
            /** @description What is understood, in the order of the text. */
            parts: components["schemas"]["TextPart"][];
            /** @description Everything that is wrong with it. */
            faults: components["schemas"]["TextFault"][];
            /** @description How it could go on; empty if that was not asked. */
            next: components["schemas"]["NextWords"][];
            /** @description Of what sort its words are, as far as they are known; empty if that was not asked. */
            words: components["schemas"]["SortedWord"][];
        };
        ParsedTexts: {
            /** @description The id of the ruleset. */
            ruleset: string;
            /** @description What each text says, in the order in which they were sent. */
            items: components["schemas"]["ParsedText"][];
        };
        Job: {
            /** @description The id of the job. */
            id: string;
            /** @description What is done. */
            kind: string;
            /** @description What was asked for. */
            request: components["schemas"]["JsonObject"];
            /**
             * @description `waiting` until a server begins it, `running`, and in the end `done`, `failed` or `cancelled`.
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "cancelled";
            /** @description How far it is. */
            progress: {
                /** @description How many matches or games are done. */
                done: number;
                /** @description Of how many; null while that is not known. */
                of: number | null;
            };
            /** @description What came of it; null until it is done. */
            result: components["schemas"]["JsonObject"] | null;
            /** @description Why it failed; null if it has not. */
            problem: {
                /** @description A problem code. */
                code: string;
                /** @description What went wrong. */
                detail: string;
            } | null;
            /** @description What it has written; null if that is nothing. */
            download: {
                /** @description Where its lines are, once it is done. */
                href: string;
                /** @description How many lines. */
                lines: number;
                /** @description How many bytes, uncompressed. */
                bytes: number;
            } | null;
            /** @description When it was asked for. */
            createdAt: string;
            /** @description When it was begun. */
            startedAt: string | null;
            /** @description When it was done, failed or was cancelled. */
            endedAt: string | null;
        };
        Retention: {
            /** @description How long finished matches are kept, as an ISO 8601 duration; null for ever. */
            keep: string | null;
            /** @description The same in days. */
            days: number | null;
            /** @description When that was said. */
            setAt: string | null;
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
                    /** @description That state, if it was asked for. */
                    state?: components["schemas"]["JsonObject"];
                    /** @description What would happen, in order. */
                    events: components["schemas"]["Event"][];
                    /** @description The decisions that would be open. */
                    awaiting: components["schemas"]["Decision"][];
                    /** @description How the game would end; null if it would go on. */
                    outcome: components["schemas"]["Outcome"] | null;
                };
                /** @description Why the action is not possible, instead of what it would lead to. */
                problem?: components["schemas"]["Problem"];
            }[];
            /** @description Whether there is more than was looked at: nodes above the limit, more than 4 MB of answer, or answers that are not listed. */
            truncated: boolean;
        };
        StateAdoption: {
            /** @description Whether everything happens in the same way under the present edition. */
            same: boolean;
            /** @description The edition of the match before this call. */
            edition: {
                /** @description What the ruleset is called in requests. */
                id: string;
                /** @description The version of the edition, for people. */
                version: string;
                /** @description The hash of the edition’s rules. */
                hash: string;
            };
            /** @description The present edition. */
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
                 * @description The replay differs from the record.
                 * @constant
                 */
                same: false;
                /** @description The first ply that differs. */
                ply: number;
                /** @description What differs; `ruleset` if the match was played under another edition. */
                what: string;
                /** @description The hash in the record. */
                stored: string | null;
                /** @description The hash in the replay. */
                actual: string | null;
                /** @description The clauses of the first event that differs, or the clause by which an action is now refused. */
                clauses?: {
                    /** @description The one in the record. */
                    stored: string | null;
                    /** @description The one in the replay. */
                    actual: string | null;
                };
                /** @description Where the states differ, as JSON pointers; at most 20. */
                paths?: string[];
            } | null;
            /** @description The state under the present edition; null if something differs. */
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
            /** @description The most games of a series. */
            bestOf: number;
            /** @description How many rounds there are before the cut; null if that is not known yet. */
            rounds: number | null;
            /** @description The cut; null if there is none. */
            cut: {
                /** @description How many players go on. */
                to: number;
                /**
                 * @description The format of the cut.
                 * @enum {string}
                 */
                format: "single-elimination" | "double-elimination";
                /** @description The most games of a series in the cut. */
                bestOf: number;
            } | null;
            /** @description What players who are level in points are ranked by, in order. */
            tiebreaks: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
            /** @description The clock of its matches: how long a decision may take. */
            clock: components["schemas"]["Clock"] | null;
            /** @description Whether the service takes decisions that everybody can see have only one option. */
            auto: boolean;
            /** @description The tags of its matches. */
            tags: string[];
            /** @description The seed that pairings are drawn from; given when the tournament is over. */
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
            /** @description How many of its tables are not decided. */
            openTables: number;
            /** @description How many there are. */
            players: {
                /** @description How many are registered, including those who have dropped out. */
                registered: number;
                /** @description How many have not dropped out. */
                active: number;
            };
            /** @description The id of the winner; null until it is over, and if first place is shared. */
            champion: string | null;
            /** @description The owner’s own id for it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
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
            /** @description The seed in brackets. */
            seed: number | null;
            /** @description The first round that the player could be paired in. */
            from: number;
            /** @description The last round before the player dropped out; null if the player has not. */
            droppedAfter: number | null;
            /** @description The owner’s own id for it; null for viewers who may not see everything. */
            externalId: string | null;
            /** @description The owner’s own data; null if there are none, and for viewers who may not see everything. */
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
             * @description A walkover is won against a player who has dropped out.
             * @enum {string}
             */
            kind: "match" | "bye" | "walkover";
            /** @description The players; one alone has a bye. */
            players: {
                /** @description The id of the player. */
                id: string;
                /** @description The name of the player. */
                name: string;
            }[];
            /** @description The most games of the series. */
            bestOf: number;
            /**
             * @description Over when the series is decided.
             * @enum {string}
             */
            status: "running" | "over";
            /** @description A game that is about to start, a running game, or a ruling; null if it is over. */
            waitsFor: ("start" | "game" | "judge") | null;
            /** @description Games won, in the order of `players`. */
            wins: [
                number,
                number
            ];
            /** @description Games without a winner. */
            draws: number;
            /** @description Match points; null while it is running. */
            points: [
                number,
                number
            ] | null;
            /** @description The id of the winner; null for a draw, and while it is running. */
            winner: string | null;
            /** @description Whether a judge’s ruling counts instead of its games. */
            ruled: boolean;
            /** @description Why no game can be started; null if nothing is wrong. */
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
                 * @description Its status; `deleted` if its match was deleted while it was running.
                 * @enum {string}
                 */
                status: "starting" | "running" | "over" | "deleted";
                /** @description The id of the winner. */
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
            /** @description The table; null if the whole round was taken back. */
            table: number | null;
            /** @description How the series ended; null if earlier rulings, or the whole round, were taken back. */
            result: {
                /** @description Games won, in the order of the players. */
                wins: [
                    number,
                    number
                ];
                /** @description Games without a winner. */
                draws: number;
                /** @description Whether both players lose. */
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
            /** @description Its name, which can be used again. */
            name: string;
        };
        Webhook: {
            /** @description The id of the webhook. */
            id: string;
            /** @description Where messages are sent. */
            url: string;
            /** @description What it is for. */
            description: string;
            /** @description The kinds of messages that it gets. */
            kinds: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
            /** @description Only matches and tournaments of this ruleset; null for all. */
            ruleset: string | null;
            /** @description Only this tournament and its matches, by its name; null for all. */
            tournament: string | null;
            /** @description Only matches and tournaments with all of these tags. */
            tags: string[];
            /** @description How many seconds before a deadline it is told that a clock is running out. */
            leadSeconds: number;
            /** @description Whether it is switched on. */
            active: boolean;
            /** @description Why the service has switched it off; null if it has not. Set `active` to switch it on again. */
            switchedOff: {
                /**
                 * @description `gone` after an answer with status 410; `failing` if nothing could be delivered for too long.
                 * @enum {string}
                 */
                code: "gone" | "failing";
                /** @description The same in a sentence. */
                detail: string;
                /** @description When that was. */
                at: string;
            } | null;
            /** @description Since when nothing could be delivered; null if the last message was. */
            failingSince: string | null;
            /** @description Until when messages are also signed with the secret before the last rotation. */
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
            /** @description The kinds of messages that it gets. */
            kinds: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
            /** @description Only matches and tournaments of this ruleset; null for all. */
            ruleset: string | null;
            /** @description Only this tournament and its matches, by its name; null for all. */
            tournament: string | null;
            /** @description Only matches and tournaments with all of these tags. */
            tags: string[];
            /** @description How many seconds before a deadline it is told that a clock is running out. */
            leadSeconds: number;
            /** @description Whether it is switched on. */
            active: boolean;
            /** @description Why the service has switched it off; null if it has not. Set `active` to switch it on again. */
            switchedOff: {
                /**
                 * @description `gone` after an answer with status 410; `failing` if nothing could be delivered for too long.
                 * @enum {string}
                 */
                code: "gone" | "failing";
                /** @description The same in a sentence. */
                detail: string;
                /** @description When that was. */
                at: string;
            } | null;
            /** @description Since when nothing could be delivered; null if the last message was. */
            failingSince: string | null;
            /** @description Until when messages are also signed with the secret before the last rotation. */
            oldSecretUntil: string | null;
            /** @description When it was made. */
            createdAt: string;
            /** @description The secret that messages are signed with. It is shown only this once. */
            secret: string;
        };
        WebhookAttempt: {
            /** @description The first is 1. */
            number: number;
            /** @description When the attempt ended. */
            at: string;
            /** @description The HTTP status of the answer; null if there was none. */
            status: number | null;
            /** @description How many milliseconds it took. */
            ms: number;
            /** @description Why it does not count as delivered; null if it does. */
            error: string | null;
            /** @description The first characters of the answer. */
            answer: string | null;
        };
        WebhookDelivery: {
            /** @description Its id, sent as `webhook-id` with every attempt. */
            id: string;
            /** @description A kind of message, or `webhook.test`. */
            kind: string;
            /** @description The message. */
            data: components["schemas"]["JsonObject"];
            /**
             * @description `waiting` to be sent, or to be sent again; `delivered`; or `failed`, when it was given up.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description How many attempts there were. */
            tries: number;
            /** @description When it happened. */
            createdAt: string;
            /** @description When it was delivered or given up; null while it waits. */
            endedAt: string | null;
            /** @description When it is sent next; null if it is done, or waits for an earlier one of its match. */
            nextAt: string | null;
        };
        WholeWebhookDelivery: {
            /** @description Its id, sent as `webhook-id` with every attempt. */
            id: string;
            /** @description A kind of message, or `webhook.test`. */
            kind: string;
            /** @description The message. */
            data: components["schemas"]["JsonObject"];
            /**
             * @description `waiting` to be sent, or to be sent again; `delivered`; or `failed`, when it was given up.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description How many attempts there were. */
            tries: number;
            /** @description When it happened. */
            createdAt: string;
            /** @description When it was delivered or given up; null while it waits. */
            endedAt: string | null;
            /** @description When it is sent next; null if it is done, or waits for an earlier one of its match. */
            nextAt: string | null;
            /** @description The attempts. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A verdict, or a problem, which is what has a `code`. */
        BatchResult: components["schemas"]["Verdict"] | components["schemas"]["Problem"];
        PlacedEvent: {
            /** @description Number of the event in its match. */
            seq: number;
            /** @description Number of the event that caused it. */
            parent: number | null;
            /** @description The type of event; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description The player that the event belongs to; null if it belongs to neither. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a sentence for people, with the names of seats and cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The details, with ids; what the viewer may not know is left out. */
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
            /** @description The type of event; each ruleset has its own. */
            type: string;
            /** @description The rule clause that made it happen. */
            clause: string;
            /** @description The player that the event belongs to; null if it belongs to neither. */
            player: ("p1" | "p2") | null;
            /** @description What happened, in a sentence for people, with the names of seats and cards. */
            text: string;
            message: components["schemas"]["Message"];
            /** @description The details, with ids; what the viewer may not know is left out. */
            data: components["schemas"]["JsonObject"];
            /** @description The ply that it belongs to. */
            ply: number;
            /** @description What it caused, each with what it caused in turn. */
            effects: components["schemas"]["EventNode"][];
        };
        EventTree: {
            /** @description The event that was asked about. */
            event: components["schemas"]["PlacedEvent"];
            /** @description From the first cause to the nearest. In a fork, earlier causes are in the match that it was forked from. */
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
            /** @description How many games are still running. */
            running: number;
            /** @description How many have ended. */
            over: number;
            /** @description The number of the last round; null if no match has a round. */
            rounds: number | null;
            /** @description When the first game started, or the tournament was made. */
            startedAt: string;
            /** @description When the last ply was played. */
            playedAt: string;
            /** @description The id of the tournament if the service runs it; null if it is only a name that matches have. */
            organized: string | null;
        };
        /** @description The matches of two players at one table of one round: a series. */
        TournamentResult: {
            /** @description The round; null if the matches have none. */
            round: number | null;
            /** @description The table; null if the matches have none. */
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
            /** @description The player who won more of the games; null for a draw, and while it is running. */
            winner: string | null;
            /** @description Match points: 3 for a win, 1 for a draw; null while it is running. */
            points: [
                number,
                number
            ] | null;
            /** @description Games won, in the order of `players`. */
            wins: [
                number,
                number
            ];
            /** @description Games without a winner. */
            draws: number;
            /** @description The games, in the order in which they started. */
            games: {
                /**
                 * Format: uuid
                 * @description The recorded match that the game is.
                 */
                match: string;
                /**
                 * @description Whether it is running or over.
                 * @enum {string}
                 */
                status: "running" | "over";
                /** @description The winner; null for a draw, and while it is running. */
                winner: string | null;
                /** @description Whether it ended without a winner. */
                draw: boolean;
            }[];
        };
        /** @description The shares are compared exactly and given with four decimals; null for players who have finished no series. Players who are level in all four are ranked by their points in the series against each other, if each of them has met each other one. */
        Standing: {
            /** @description The rank; players who are level in everything share it. */
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
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many of the series won were byes. */
                byes: number;
                /** @description Series with a running game; they are not counted yet. */
                pending: number;
            };
            /** @description Of the series that are counted; a bye counts as two games won. */
            games: {
                /** @description How many were played. */
                played: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many the player lost. */
                lost: number;
            };
            /** @description Points / (3 × series played), but at least 0.33. */
            matchWin: number | null;
            /** @description The mean of `matchWin` of the opponents, each counted as often as they were met; byes have no opponent. The second thing to be ranked by. */
            opponentsMatchWin: number | null;
            /** @description (3 × games won + games drawn) / (3 × games played), but at least 0.33. The third thing to be ranked by. */
            gameWin: number | null;
            /** @description The mean of `gameWin` of the opponents. The fourth thing to be ranked by. */
            opponentsGameWin: number | null;
            /** @description What players who are level in points are ranked by, in order, if the tournament has tiebreaks of its own; otherwise the four above apply. */
            tiebreaks: {
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                name: "opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins";
                /** @description The value; null for a player who has none. */
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
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many are running, and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            };
            /** @description Game by game. */
            rulesets: {
                /** @description What the figures are about. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many are running, and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description The hundred with the most games. */
            opponents: {
                /** @description What the figures are about. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many are running, and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description The hundred tournaments with the most games. */
            tournaments: {
                /** @description What the figures are about. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many are running, and are not counted. */
                running: number;
                /** @description Won / games, with four decimals. */
                winRate: number | null;
            }[];
            /** @description As p1 and as p2. */
            seats: {
                /** @description What the figures are about. */
                name: string;
                /** @description Finished games. */
                games: number;
                /** @description How many the player won. */
                won: number;
                /** @description How many the player lost. */
                lost: number;
                /** @description How many ended without a winner. */
                drawn: number;
                /** @description How many are running, and are not counted. */
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
            /** @description Null if this edition of the rulebook has no such clause. */
            title: string | null;
            /** @description What it says; null if this edition has no such clause. */
            text: string | null;
            /** @description How often events cited it, as their own clause or as a reason for their order. */
            cited: number;
            /** @description In how many matches. */
            matches: number;
        };
        RefusalStatistic: {
            /** @description The clause. */
            clause: string;
            /** @description Null if this edition of the rulebook has no such clause. */
            title: string | null;
            /** @description What it says; null if this edition has no such clause. */
            text: string | null;
            /** @description How many actions were refused by it. */
            refused: number;
        };
        CardStatistic: {
            /** @description The id of the card. */
            card: string;
            /** @description Its name; null if the cards are not known. */
            name: string | null;
            /** @description How many public events of its player named it as a single card (played, resolved, destroyed, …); cards that were drawn or looked at in secret, and lists of cards, do not count. */
            uses: number;
            /** @description Copies in the decks, summed over the games. */
            copies: number;
            /** @description Finished games of players who had it in their deck; a game with it on both sides counts twice. */
            games: number;
            /** @description How many of these games it was used in. */
            gamesUsed: number;
            /** @description How many of these games its player won. */
            wins: number;
            /** @description How many of these games ended without a winner. */
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
                /** @description The type of event; each ruleset has its own. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description The player that the event belongs to; null if it belongs to neither. */
                player: ("p1" | "p2") | null;
                /** @description What happened, in a sentence for people, with the names of seats and cards. */
                text: string;
                message: components["schemas"]["Message"];
                /** @description The details, with ids; what the viewer may not know is left out. */
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
            /** @description From the event without a cause to this one. */
            chain: {
                /** @description Number of the event in its match. */
                seq: number;
                /** @description Number of the event that caused it. */
                parent: number | null;
                /** @description The type of event; each ruleset has its own. */
                type: string;
                /** @description The rule clause that made it happen. */
                clause: string;
                /** @description The player that the event belongs to; null if it belongs to neither. */
                player: ("p1" | "p2") | null;
                /** @description What happened, in a sentence for people, with the names of seats and cards. */
                text: string;
                message: components["schemas"]["Message"];
                /** @description The details, with ids; what the viewer may not know is left out. */
                data: components["schemas"]["JsonObject"];
                /** @description The ply that it belongs to. */
                ply: number;
            }[];
            /** @description Every clause that is cited. */
            clauses: components["schemas"]["Clause"][];
            /** @description Why it was next; null if nothing else waited and nobody decided. */
            now: {
                /** @description The event of the chain whose effect was next. */
                event: number | null;
                /** @description The queue that it waited in. */
                queue: string | null;
                /** @description The effect that was next. */
                what: string | null;
                /** @description How many effects waited, including itself. */
                of: number;
                /** @description The rules by which it went before each of the others. */
                first: {
                    /** @description What was compared. */
                    key: string;
                    /** @description The clause that says so. */
                    clause: string;
                    /** @description What was compared. */
                    value: string;
                    /** @description The lower rank goes first. */
                    rank: number | null;
                    /** @description What waited behind it. */
                    others: {
                        /** @description Its id. */
                        id: string;
                        /** @description What it is. */
                        what: string;
                        /** @description What was compared. */
                        value: string;
                        /** @description The lower rank goes first. */
                        rank: number | null;
                    }[];
                }[];
                /** @description The player who chose it to go first; null if nobody did. */
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
                    /** @description The kind of decision. */
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
            /** @description The decision that it answers; null for a concession. */
            decision: {
                /**
                 * @description Who decides.
                 * @enum {string}
                 */
                player: "p1" | "p2";
                /** @description The id of the decision. */
                decision: string;
                /** @description The kind of decision. */
                kind: string;
                /** @description What is asked, for people. */
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
            /** @description The facts that failed. */
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
                /** @description The kind of decision. */
                kind: string;
                /** @description What is asked, for people. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                    /** @description The state as it was returned, open or sealed. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    action: components["schemas"]["Action"];
                    /** @description The cards of the state, if they are neither the sample cards nor registered. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                            /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                            deck?: string | components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                            deck?: string | components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description The cards themselves, or the hash of a registered set; the sample cards if left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /** @description The seed of all chance; a random one if left out. */
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
                    /** @description A deck in the form of the ruleset, or the id of a sample deck. */
                    deck: string | components["schemas"]["JsonObject"];
                    /** @description The cards themselves, or the hash of a registered set; the sample cards if left out. */
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
    parseTexts: {
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
                    /** @description The texts, each of one card. */
                    texts: {
                        /** @description The words: of one ability, or of a whole card, an ability in each line. Of more than 4,000 characters nothing is understood. */
                        text: string;
                        /** @description The kind of card that it is for, as in `type` of a card; left out, any kind. */
                        type?: string;
                        /** @description The field of the card that it is for, such as `abilities`; left out, any that can be put in words. */
                        field?: string;
                        /** @description Whether to tell how the text could go on, as an editor wants it. */
                        next?: boolean;
                        /** @description Whether to tell of what sort each word is, for its colour. */
                        words?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description What they say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedTexts"];
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                    /** @description The state, exactly as it was returned under another edition of its rules. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    /** @description How the game came to the state. */
                    history?: {
                        /** @description What the game was started with. Without a seed, that of the state is used; without cards, those of the state. */
                        start?: {
                            /** @description Who plays, p1 first. */
                            seats?: [
                                {
                                    /** @description What the player is called. */
                                    name?: string;
                                    /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                                    deck?: string | components["schemas"]["JsonObject"];
                                },
                                {
                                    /** @description What the player is called. */
                                    name?: string;
                                    /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                                    deck?: string | components["schemas"]["JsonObject"];
                                }
                            ];
                            /** @description The cards themselves, or the hash of a registered set; the sample cards if left out. */
                            cards?: components["schemas"]["Json"][] | string;
                            /** @description The seed of all chance; a random one if left out. */
                            seed?: string;
                            options?: components["schemas"]["JsonObject"];
                            position?: components["schemas"]["Json"];
                        };
                        /** @description The events of the start, if you kept them. */
                        events?: {
                            /** @description Number of the event in its match. */
                            seq: number;
                            /** @description Number of the event that caused it. */
                            parent: number | null;
                            /** @description The type of event; each ruleset has its own. */
                            type: string;
                            /** @description The rule clause that made it happen. */
                            clause: string;
                            /** @description The player that the event belongs to; null if it belongs to neither. */
                            player: ("p1" | "p2") | null;
                            /** @description What happened, in a sentence for people, with the names of seats and cards. */
                            text?: string;
                            message: components["schemas"]["MessageInput"];
                            data: components["schemas"]["JsonObject"];
                        }[];
                        /** @description All that was done since, in order. */
                        actions: {
                            action: components["schemas"]["Action"];
                            /** @description The events of the verdict on it, if you kept them. */
                            events?: {
                                /** @description Number of the event in its match. */
                                seq: number;
                                /** @description Number of the event that caused it. */
                                parent: number | null;
                                /** @description The type of event; each ruleset has its own. */
                                type: string;
                                /** @description The rule clause that made it happen. */
                                clause: string;
                                /** @description The player that the event belongs to; null if it belongs to neither. */
                                player: ("p1" | "p2") | null;
                                /** @description What happened, in a sentence for people, with the names of seats and cards. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                    /** @description The cards of the state, if they are neither the sample cards nor registered. */
                    cards?: components["schemas"]["Json"][];
                    /** @description A recorded match in place of a state. */
                    match?: string;
                    /** @description The state of the match after this ply; the last one if left out. */
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
                /** @description The caller’s own id for the match, exactly. */
                externalId?: string;
                /** @description Whether it is still running. */
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
                /** @description By start, end or last ply; "-" for the latest first. By last ply only the matches of one player, tournament, tag or parent, or running ones can be sorted; by end only matches that have ended are listed. "round" sorts by round, table (the shorter name first) and start, and needs `tournament`. */
                sort?: "-startedAt" | "startedAt" | "-endedAt" | "endedAt" | "-playedAt" | "playedAt" | "round";
                /** @description Also list deleted matches, in `deleted` of the page. Only for lists sorted by start that are filtered by nothing but ruleset and time. */
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
                        /** @description With `deleted=include`, the deleted matches that belong on this page; they count towards its items. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                            /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                            deck?: string | components["schemas"]["JsonObject"];
                            /** @description An id of the caller’s own; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description The id of a sample deck, or a deck in the form of the ruleset. */
                            deck?: string | components["schemas"]["JsonObject"];
                            /** @description An id of the caller’s own; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description The cards themselves, or the hash of a registered set; the sample cards if left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /** @description The seed of all chance: a text, or a seed that nobody chooses alone; a random one if left out. */
                    seed?: string | components["schemas"]["FairSeed"];
                    options?: components["schemas"]["JsonObject"];
                    /** @description Its tags: words to find it by. */
                    tags?: string[];
                    /** @description The tournament that the match belongs to. */
                    tournament?: string;
                    /** @description The round of the tournament. */
                    round?: number;
                    /** @description The table of the tournament. */
                    table?: string;
                    /** @description An id of the caller’s own; several may have the same. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                /** @description The ETag that the match was read with; 409 if its labels have been changed since. */
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
                    /** @description Its tags; they replace those that it had. */
                    tags?: string[];
                    /** @description The round of the tournament; null takes it away. */
                    round?: number | null;
                    /** @description The table of the tournament; null takes it away. */
                    table?: string | null;
                    /** @description What changes about the seats, p1 first. */
                    seats?: [
                        {
                            /** @description What the player is called from now on. */
                            name?: string;
                            /** @description The caller’s own id for the seat; null takes it away. */
                            externalId?: string | null;
                            /** @description Data of the caller's own about the seat; null takes it away. */
                            metadata?: components["schemas"]["JsonObject"] | null;
                        },
                        {
                            /** @description What the player is called from now on. */
                            name?: string;
                            /** @description The caller’s own id for the seat; null takes it away. */
                            externalId?: string | null;
                            /** @description Data of the caller's own about the seat; null takes it away. */
                            metadata?: components["schemas"]["JsonObject"] | null;
                        }
                    ];
                    /** @description The caller’s own id for the match; null takes it away. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                /** @description With `false`, the texts of cards and keywords are left out, for clients that know them from the cards or from an earlier scene. */
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
                /** @description With `false`, the texts of cards and keywords are left out, for clients that know them from the cards or from an earlier scene. */
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
                    /** @description The cards of the state, if they are neither the sample cards nor registered. */
                    cards?: components["schemas"]["Json"][];
                    /** @description What the players are called; a state does not hold their names. */
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
                /** @description Goes on after the message with this id, as `Last-Event-ID` does; if both are sent, `Last-Event-ID` counts. */
                after?: string;
            };
            header?: {
                /** @description The id of the last message that arrived: the stream goes on after it, without a gap and without a repetition. */
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
                /** @description Begins after this ply, as `Last-Event-ID` does; if both are sent, `Last-Event-ID` counts. -1 for all plies. */
                after?: string;
                /** @description Also send the position with its options after each ply, as `position`. */
                positions?: boolean;
            };
            header?: {
                /** @description The id of the last message that arrived: the stream goes on after it, without a gap and without a repetition. */
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
                /** @description The caller’s own id for the match, exactly. */
                externalId?: string;
                /** @description Whether it is still running. */
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
                /** @description By start, end or last ply; "-" for the latest first. By last ply only the matches of one player, tournament, tag or parent, or running ones can be sorted; by end only matches that have ended are listed. "round" sorts by round, table (the shorter name first) and start, and needs `tournament`. */
                sort?: "-startedAt" | "startedAt" | "-endedAt" | "endedAt" | "-playedAt" | "playedAt" | "round";
                /** @description The viewer whose view is given. Filters find only what that viewer may see. */
                viewer?: "p1" | "p2" | "spectator" | "judge";
                /** @description Continues after a page: its `next`. */
                after?: string;
                /** @description What follows the line of each match: a line for each of its plies, or for each of its events. */
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
                kind?: "start" | "action" | "timeout" | "rewind" | "result" | "adoption" | "pause" | "resume" | "extension";
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
                /** @description The most events below it, up to 1000; the earliest ones are given. */
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
                    /** @description Its name, which no other tournament of yours may have. Its matches have it as their `tournament`. */
                    name: string;
                    /** @description The id of the ruleset that is played. */
                    ruleset: string;
                    /** @description The cards themselves, or the hash of a registered set; the sample cards if left out. */
                    cards?: components["schemas"]["Json"][] | string;
                    /**
                     * @description How rounds are paired; Swiss if left out.
                     * @default swiss
                     * @enum {string}
                     */
                    format?: "swiss" | "round-robin" | "single-elimination" | "double-elimination";
                    options?: components["schemas"]["JsonObject"];
                    /** @description The most games of a series, which is over when a player has won more than half of them; 1 if left out. */
                    bestOf?: number;
                    /** @description How many rounds there are before the cut; if left out, as many as the format needs. */
                    rounds?: number | null;
                    /** @description A cut: the best players go on by elimination after the last round; none if left out. */
                    cut?: {
                        /** @description How many players go on, by the standings. */
                        to: number;
                        /**
                         * @description The format of the cut; single elimination if left out.
                         * @default single-elimination
                         * @enum {string}
                         */
                        format?: "single-elimination" | "double-elimination";
                        /** @description The most games of a series, which is over when a player has won more than half of them; 1 if left out. */
                        bestOf?: number;
                    } | null;
                    /** @description What players who are level in points are ranked by, in order. */
                    tiebreaks?: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
                    /** @description The clock: how long a decision may take; none if left out. */
                    clock?: components["schemas"]["Clock"] | null;
                    /** @description Whether the service takes decisions that everybody can see have only one option. */
                    auto?: boolean;
                    /** @description The tags of its matches. */
                    tags?: string[];
                    /** @description The seed that pairings are drawn from when nothing else decides; a random one if left out. */
                    seed?: string;
                    /** @description Who takes part; more can be registered later. */
                    players?: {
                        /** @description The id of the player in calls; the next number if left out. */
                        id?: string;
                        /** @description The name, which no other player of the tournament may have. */
                        name: string;
                        /** @description The id of a sample deck, or a deck in the form of the ruleset; the first sample deck if left out. */
                        deck?: (string | components["schemas"]["JsonObject"]) | null;
                        /** @description The seed in brackets, 1 for the best; by the order of registration if left out. */
                        seed?: number | null;
                        /** @description An id of the caller’s own; several may have the same. */
                        externalId?: string;
                        metadata?: components["schemas"]["JsonObject"];
                    }[];
                    /** @description An id of the caller’s own; several may have the same. */
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
                /** @description A round in which a player had a bye, as "name:round", since byes are not in the record. Repeated: all of them. */
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
                     * @description The most matches in which this call replaces it, up to 500; 100 by default.
                     * @default 100
                     */
                    limit?: number;
                    /** @description Continues where another call ended: its `next`. */
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
                        /** @description Finished matches that have not been counted yet; ask again, and more of them are. */
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
    refusalStatistics: {
        parameters: {
            query: {
                /** @description The id of a ruleset. */
                ruleset: string;
                /** @description From the day of this time on, in UTC; a date or a time in ISO 8601. */
                since?: string;
                /** @description Before the day of this time, in UTC; a date or a time in ISO 8601. */
                until?: string;
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
                        items: components["schemas"]["RefusalStatistic"][];
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
                        /** @description Finished matches that have not been counted yet; ask again, and more of them are. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                    /** @description The most games of a series, which is over when a player has won more than half of them; 1 if left out. */
                    bestOf?: number;
                    /** @description How many rounds there are before the cut; if left out, as many as the format needs. */
                    rounds?: number | null;
                    /** @description A cut: the best players go on by elimination after the last round; none if left out. */
                    cut?: {
                        /** @description How many players go on, by the standings. */
                        to: number;
                        /**
                         * @description The format of the cut; single elimination if left out.
                         * @default single-elimination
                         * @enum {string}
                         */
                        format?: "single-elimination" | "double-elimination";
                        /** @description The most games of a series, which is over when a player has won more than half of them; 1 if left out. */
                        bestOf?: number;
                    } | null;
                    /** @description What players who are level in points are ranked by, in order. */
                    tiebreaks?: ("opponentsMatchWin" | "gameWin" | "opponentsGameWin" | "opponentsOpponentsMatchWin" | "headToHead" | "solkoff" | "medianBuchholz" | "sonnebornBerger" | "cumulative" | "wins")[];
                    options?: components["schemas"]["JsonObject"];
                    /** @description The clock: how long a decision may take; none if left out. */
                    clock?: components["schemas"]["Clock"] | null;
                    /** @description Whether the service takes decisions that everybody can see have only one option. */
                    auto?: boolean;
                    /** @description The tags of its matches. */
                    tags?: string[];
                    /** @description Your own id for it; null removes it. */
                    externalId?: string | null;
                    /** @description Your own data; null removes them. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                        /** @description The id of the player in calls; the next number if left out. */
                        id?: string;
                        /** @description The name, which no other player of the tournament may have. */
                        name: string;
                        /** @description The id of a sample deck, or a deck in the form of the ruleset; the first sample deck if left out. */
                        deck?: (string | components["schemas"]["JsonObject"]) | null;
                        /** @description The seed in brackets, 1 for the best; by the order of registration if left out. */
                        seed?: number | null;
                        /** @description An id of the caller’s own; several may have the same. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
            /** @description The player who was removed. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                    /** @description The id of a sample deck, or a deck in the form of the ruleset; the first sample deck if left out. */
                    deck?: (string | components["schemas"]["JsonObject"]) | null;
                    /** @description The seed in brackets, 1 for the best; by the order of registration if left out. */
                    seed?: number | null;
                    /** @description Whether the player has dropped out and is no longer paired. False takes them back in from the next round on. */
                    dropped?: boolean;
                    /** @description Your own id for the player; null removes it. */
                    externalId?: string | null;
                    /** @description Your own data; null removes them. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                    /** @description The number of the round; refused if another round is next. */
                    round?: number;
                    /** @description Only report who would meet whom; nothing is changed. */
                    dryRun?: boolean;
                    /** @description The tables, as ids of players, if the organiser pairs a Swiss round; one id alone is a bye. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                /** @description The ETag that the tournament was read with; 409 if its organiser has changed it since. */
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
                    /** @description How the series ends. Null takes back earlier rulings, so that its games count again. */
                    result: {
                        /** @description Games won, in the order of the players. */
                        wins: [
                            number,
                            number
                        ];
                        /**
                         * @description Games without a winner; 0 if left out.
                         * @default 0
                         */
                        draws?: number;
                        /**
                         * @description Whether both players lose.
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
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
                    /** @description The new match begins with the state after this ply; the last one if left out. */
                    ply?: number;
                    /** @description Names and data that replace those of the match; the decks stay. */
                    seats?: [
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description An id of the caller’s own; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        },
                        {
                            /** @description What the player is called. */
                            name?: string;
                            /** @description An id of the caller’s own; several may have the same. */
                            externalId?: string;
                            metadata?: components["schemas"]["JsonObject"];
                        }
                    ];
                    /** @description Its tags: words to find it by. */
                    tags?: string[];
                    /** @description The tournament that it belongs to. */
                    tournament?: string;
                    /** @description The round of the tournament. */
                    round?: number;
                    /** @description The table of the tournament. */
                    table?: string;
                    clock?: components["schemas"]["Clock"];
                    auto?: components["schemas"]["StandingAuto"];
                    /** @description An id of the caller’s own; several may have the same. */
                    externalId?: string;
                    metadata?: components["schemas"]["JsonObject"];
                    /** @description A seed for all chance from here on; without it, the new match has the same chance as the other one. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                    /** @description Null if nobody wins. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                /** @description Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`. */
                views?: string | string[];
                /** @description The parts that the answer and its views have, separated by commas: state, events, awaiting, scene. Without it, state, events, awaiting. */
                include?: string | string[];
            };
            header?: {
                /** @description One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, with `Idempotency-Replayed: true`, and nothing is done twice. */
                "idempotency-key"?: string;
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                    /** @description The seconds to add; at most 30 days. */
                    seconds: number;
                    /** @description The player who gets them; both if left out. */
                    player?: ("p1" | "p2") | null;
                    /**
                     * @description Whether they are added to the bank or to the open decision; if left out, to the bank if there is one.
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
                /** @description The hash, in quotes, of the state that the request applies to; 412 if the match has another one. */
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
                    /** @description Only report what would differ; nothing is changed. */
                    dryRun?: boolean;
                    /** @description If something differs: let the match go on from the state after this ply, up to which everything is the same. */
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
            /** @description What differs, and whether the match was moved. */
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
                    /** @description The state to try it on. */
                    state: components["schemas"]["State"] | components["schemas"]["SealedState"];
                    action: components["schemas"]["Action"];
                    /** @description The cards of the state, if they are neither the sample cards nor registered. */
                    cards?: components["schemas"]["Json"][];
                } | {
                    /** @description The id of a recorded match. */
                    match: string;
                    /** @description The state after this ply; the last one if left out. */
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
                /** @description Words to look for in the descriptions of a word and its fields. */
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
                    /** @description An id of the caller’s own; several may have the same. */
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
                     * @description When the key expires; never, if left out.
                     */
                    expiresAt?: string;
                    /** @description The same in seconds from now. */
                    expiresIn?: number;
                    /** @description The match and the seat that the key is bound to. */
                    seat?: {
                        /**
                         * Format: uuid
                         * @description The id of the match.
                         */
                        match: string;
                        /**
                         * @description The viewer that the seat stands for.
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
            /** @description The key is revoked. */
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
                     * @description How many seconds the old key still works beside the new one.
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
                    /** @description The kinds of messages to send; all, if left out. */
                    kinds?: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
                    /** @description Only matches and tournaments of this ruleset; null for all. */
                    ruleset?: string | null;
                    /** @description Only this tournament and its matches, by its name; null for all. */
                    tournament?: string | null;
                    /** @description Only matches and tournaments with all of these tags. */
                    tags?: string[];
                    /** @description How many seconds before a deadline it is told that a clock is running out; 60 if left out. */
                    leadSeconds?: number;
                    /** @description What it is for. */
                    description?: string;
                    /** @description Whether it is switched on. What happens while it is switched off is not sent later. */
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
                    /** @description The kinds of messages to send; all, if left out. */
                    kinds?: ("match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready")[];
                    /** @description Only matches and tournaments of this ruleset; null for all. */
                    ruleset?: string | null;
                    /** @description Only this tournament and its matches, by its name; null for all. */
                    tournament?: string | null;
                    /** @description Only matches and tournaments with all of these tags. */
                    tags?: string[];
                    /** @description How many seconds before a deadline it is told that a clock is running out; 60 if left out. */
                    leadSeconds?: number;
                    /** @description What it is for. */
                    description?: string;
                    /** @description Whether it is switched on. What happens while it is switched off is not sent later. */
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
                     * @description For how many seconds messages are also signed with the old secret.
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
                /** @description `waiting` to be sent, or to be sent again; `delivered`; or `failed`, when it was given up. */
                status?: "waiting" | "delivered" | "failed";
                /** @description Only messages of this kind. */
                kind?: "match.started" | "decision.open" | "clock.running_out" | "match.ended" | "result.changed" | "round.ready" | "webhook.test";
                /** @description Only messages about the match or tournament with this id. */
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
    jobs: {
        parameters: {
            query?: {
                /** @description Only jobs that are at this point. */
                state?: "waiting" | "running" | "done" | "failed" | "cancelled";
                /** @description Only jobs of this kind. */
                kind?: "verification" | "export" | "editions" | "simulation" | "archive" | "restore";
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
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found, in order. */
                        items: components["schemas"]["Job"][];
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
    createJob: {
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
                "application/json": components["schemas"]["NewJobInput"];
            };
        };
        responses: {
            /** @description The job, which is not done yet; `Location` says where it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is gone. */
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
    jobResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the job. */
                id: string;
            };
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
                    "application/x-ndjson": components["schemas"]["JsonObject"];
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
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    retention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
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
    setRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How long finished matches are kept: days, or an ISO 8601 duration such as `P90D`; null for ever. */
                    keep: (number | string) | null;
                };
            };
        };
        responses: {
            /** @description The rule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
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
                        /**
                         * @description How the archive does, where there is one. While it fails, only what lies there cannot be answered.
                         * @enum {string}
                         */
                        archive?: "ok" | "failing";
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
                            /** @description The code by which programs tell problems apart. */
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
                        /** @description The code by which programs tell problems apart. */
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
