-- Only adds: the release before goes on while this is applied, and after it. What it records at a table is told to the table as well.

-- CreateTable
CREATE TABLE "organized_tournaments" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "settings" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organized_tournaments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournament_players" (
    "tournament_id" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "entry" JSON NOT NULL,

    CONSTRAINT "tournament_players_pkey" PRIMARY KEY ("tournament_id","id")
);

-- CreateTable
CREATE TABLE "tournament_tables" (
    "tournament_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "pairing" JSON NOT NULL,
    "due_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_tables_pkey" PRIMARY KEY ("tournament_id","round","number")
);

-- CreateTable
CREATE TABLE "tournament_games" (
    "tournament_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "game" INTEGER NOT NULL,
    "match_id" UUID NOT NULL,
    "turned" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'starting',
    "result" TEXT,

    CONSTRAINT "tournament_games_pkey" PRIMARY KEY ("tournament_id","round","number","game")
);

-- CreateTable
CREATE TABLE "tournament_rulings" (
    "tournament_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "ruling" JSON NOT NULL,
    "ruled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_rulings_pkey" PRIMARY KEY ("tournament_id","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "organized_tournaments_tenant_name_key" ON "organized_tournaments"("tenant", "name");

-- CreateIndex
CREATE INDEX "tournament_players_name_idx" ON "tournament_players"("name");

-- CreateIndex
CREATE INDEX "tournament_tables_due_at_idx" ON "tournament_tables"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "tournament_games_match_id_key" ON "tournament_games"("match_id");

-- AddForeignKey
ALTER TABLE "tournament_players" ADD CONSTRAINT "tournament_players_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "organized_tournaments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_tables" ADD CONSTRAINT "tournament_tables_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "organized_tournaments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_games" ADD CONSTRAINT "tournament_games_tournament_id_round_number_fkey" FOREIGN KEY ("tournament_id", "round", "number") REFERENCES "tournament_tables"("tournament_id", "round", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_rulings" ADD CONSTRAINT "tournament_rulings_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "organized_tournaments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How a game at a table stands is what its match says. When it is no more being played, somebody has to look at its table.
CREATE FUNCTION "tell_table"("match" UUID, "of_status" TEXT, "of_result" TEXT) RETURNS VOID LANGUAGE sql AS $$
  UPDATE "tournament_tables" t SET "due_at" = now() FROM "tournament_games" g
  WHERE of_status <> 'running' AND g."match_id" = match AND t."tournament_id" = g."tournament_id" AND t."round" = g."round" AND t."number" = g."number";
  UPDATE "tournament_games" SET "status" = of_status, "result" = of_result WHERE "match_id" = match;
$$;

CREATE FUNCTION "tell_table_of_match"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table(NEW."id", NEW."status", NEW."result");
  RETURN NULL;
END $$;

-- A game that ended stays as it was when its match is deleted; one that ran is played again.
CREATE FUNCTION "tell_table_of_deleted_match"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table(OLD."id", CASE OLD."status" WHEN 'over' THEN 'over' ELSE 'deleted' END, OLD."result");
  RETURN NULL;
END $$;

CREATE TRIGGER "tell_table_started" AFTER INSERT ON "matches"
  FOR EACH ROW WHEN (NEW."event" IS NOT NULL) EXECUTE FUNCTION "tell_table_of_match"();
CREATE TRIGGER "tell_table_changed" AFTER UPDATE OF "status", "result" ON "matches"
  FOR EACH ROW WHEN (NEW."status" IS DISTINCT FROM OLD."status" OR NEW."result" IS DISTINCT FROM OLD."result")
  EXECUTE FUNCTION "tell_table_of_match"();
CREATE TRIGGER "tell_table_deleted" AFTER DELETE ON "matches"
  FOR EACH ROW WHEN (OLD."event" IS NOT NULL) EXECUTE FUNCTION "tell_table_of_deleted_match"();
