-- Only adds: the release before goes on while this is applied, and after it.

-- CreateTable
CREATE TABLE "clause_totals" (
    "tenant" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "clause" TEXT NOT NULL,
    "cited" BIGINT NOT NULL,
    "matches" INTEGER NOT NULL,

    CONSTRAINT "clause_totals_pkey" PRIMARY KEY ("tenant","ruleset","clause")
);

-- CreateTable
CREATE TABLE "card_totals" (
    "tenant" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "cards" TEXT NOT NULL,
    "card" TEXT NOT NULL,
    "copies" BIGINT NOT NULL,
    "uses" BIGINT NOT NULL,
    "games" INTEGER NOT NULL,
    "games_used" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "draws" INTEGER NOT NULL,

    CONSTRAINT "card_totals_pkey" PRIMARY KEY ("tenant","ruleset","cards","card")
);

-- CreateIndex
CREATE INDEX "matches_tenant_result_started_at_id_idx" ON "matches"("tenant", "result", "started_at", "id");

-- CreateIndex
CREATE INDEX "seeds_tenant_used_by_idx" ON "seeds"("tenant", "used_by");

-- Matches that the release before 20261121140000 recorded after that was applied: what it did not know of.
UPDATE "plies" SET "kind" = 'start'
FROM "matches" WHERE "matches"."id" = "plies"."match_id" AND "plies"."ply" = 0 AND "plies"."kind" <> 'start'
  AND "matches"."seed_hash" = '' AND "matches"."forked_from" IS NULL;
UPDATE "matches" SET
  "players" = ARRAY["seats" -> 0 ->> 'name', "seats" -> 1 ->> 'name'],
  "seed_words" = coalesce("seed_words", '{}'),
  "seed_hash" = encode(sha256(convert_to('seed:' || "seed", 'UTF8')), 'hex')
WHERE "seed_hash" = '' AND "forked_from" IS NULL;
UPDATE "matches" SET "result" = coalesce("outcome" ->> 'winner', 'draw'), "ended_at" = "played_at"
WHERE "status" = 'over' AND ("ended_at" IS NULL OR "result" IS NULL);

-- What a match adds to the totals, or takes from them (`sign` is -1), with the result and the cards that it had.
-- All rows are written in the order of their keys, so that two that do it at once wait for each other.
CREATE FUNCTION "tally_match"("match" UUID, "of_tenant" TEXT, "of_ruleset" TEXT, "of_cards" TEXT, "of_result" TEXT, "sign" INTEGER)
RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO "clause_totals" AS t ("tenant", "ruleset", "clause", "cited", "matches")
  SELECT of_tenant, of_ruleset, c."clause", sign * c."count", sign FROM "clause_counts" c WHERE c."match_id" = match
  ORDER BY c."clause"
  ON CONFLICT ("tenant", "ruleset", "clause") DO UPDATE
    SET "cited" = t."cited" + EXCLUDED."cited", "matches" = t."matches" + EXCLUDED."matches";
  INSERT INTO "card_totals" AS t ("tenant", "ruleset", "cards", "card", "copies", "uses", "games", "games_used", "wins", "draws")
  SELECT of_tenant, of_ruleset, s."cards", c."card", sign * sum(c."copies"), sign * sum(c."uses"), sign * count(*),
         sign * count(*) FILTER (WHERE c."uses" > 0), sign * count(*) FILTER (WHERE of_result = c."player"),
         sign * count(*) FILTER (WHERE of_result = 'draw')
  FROM "card_counts" c CROSS JOIN (VALUES (''), (of_cards)) AS s("cards") WHERE c."match_id" = match
  GROUP BY s."cards", c."card" ORDER BY s."cards", c."card"
  ON CONFLICT ("tenant", "ruleset", "cards", "card") DO UPDATE
    SET "copies" = t."copies" + EXCLUDED."copies", "uses" = t."uses" + EXCLUDED."uses",
        "games" = t."games" + EXCLUDED."games", "games_used" = t."games_used" + EXCLUDED."games_used",
        "wins" = t."wins" + EXCLUDED."wins", "draws" = t."draws" + EXCLUDED."draws";
$$;

-- A match that is not over any more, or is gone, takes its counts with it.
CREATE FUNCTION "take_back_match"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally_match(OLD.id, OLD.tenant, OLD.ruleset, OLD.cards, OLD.result, -1);
  DELETE FROM clause_counts WHERE match_id = OLD.id;
  DELETE FROM card_counts WHERE match_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER "matches_take_back" AFTER UPDATE OF "counted" ON "matches"
  FOR EACH ROW WHEN (OLD."counted" AND NOT NEW."counted") EXECUTE FUNCTION "take_back_match"();
CREATE TRIGGER "matches_take_back_deleted" BEFORE DELETE ON "matches"
  FOR EACH ROW WHEN (OLD."counted") EXECUTE FUNCTION "take_back_match"();

-- A match that is counted adds to the totals when the statement that counts it is through, and all its rows are there.
CREATE FUNCTION "add_matches"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO clause_totals AS t (tenant, ruleset, clause, cited, matches)
  SELECT m.tenant, m.ruleset, n.clause, sum(n.count), count(*) FROM added n JOIN matches m ON m.id = n.match_id
  GROUP BY m.tenant, m.ruleset, n.clause ORDER BY m.tenant, m.ruleset, n.clause
  ON CONFLICT (tenant, ruleset, clause) DO UPDATE
    SET cited = t.cited + EXCLUDED.cited, matches = t.matches + EXCLUDED.matches;
  RETURN NULL;
END $$;
CREATE TRIGGER "clause_counts_add" AFTER INSERT ON "clause_counts" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_matches"();

CREATE FUNCTION "add_cards"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_totals AS t (tenant, ruleset, cards, card, copies, uses, games, games_used, wins, draws)
  SELECT m.tenant, m.ruleset, s.cards, n.card, sum(n.copies), sum(n.uses), count(*),
         count(*) FILTER (WHERE n.uses > 0), count(*) FILTER (WHERE m.result = n.player),
         count(*) FILTER (WHERE m.result = 'draw')
  FROM added n JOIN matches m ON m.id = n.match_id CROSS JOIN LATERAL (VALUES (''), (m.cards)) AS s(cards)
  GROUP BY m.tenant, m.ruleset, s.cards, n.card ORDER BY m.tenant, m.ruleset, s.cards, n.card
  ON CONFLICT (tenant, ruleset, cards, card) DO UPDATE
    SET copies = t.copies + EXCLUDED.copies, uses = t.uses + EXCLUDED.uses, games = t.games + EXCLUDED.games,
        games_used = t.games_used + EXCLUDED.games_used, wins = t.wins + EXCLUDED.wins, draws = t.draws + EXCLUDED.draws;
  RETURN NULL;
END $$;
CREATE TRIGGER "card_counts_add" AFTER INSERT ON "card_counts" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_cards"();

-- What is counted already. Counts of matches that are to be counted anew are none.
DELETE FROM "clause_counts" c USING "matches" m WHERE m."id" = c."match_id" AND NOT m."counted";
DELETE FROM "card_counts" c USING "matches" m WHERE m."id" = c."match_id" AND NOT m."counted";
INSERT INTO "clause_totals" ("tenant", "ruleset", "clause", "cited", "matches")
SELECT m."tenant", m."ruleset", c."clause", sum(c."count"), count(*)
FROM "clause_counts" c JOIN "matches" m ON m."id" = c."match_id" GROUP BY 1, 2, 3;
INSERT INTO "card_totals" ("tenant", "ruleset", "cards", "card", "copies", "uses", "games", "games_used", "wins", "draws")
SELECT m."tenant", m."ruleset", s."cards", c."card", sum(c."copies"), sum(c."uses"), count(*),
       count(*) FILTER (WHERE c."uses" > 0), count(*) FILTER (WHERE m."result" = c."player"),
       count(*) FILTER (WHERE m."result" = 'draw')
FROM "card_counts" c JOIN "matches" m ON m."id" = c."match_id"
CROSS JOIN LATERAL (VALUES (''), (m."cards")) AS s("cards") GROUP BY 1, 2, 3, 4;
