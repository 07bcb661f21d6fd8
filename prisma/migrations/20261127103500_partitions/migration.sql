-- Plies, kept states and counts lie in partitions by time: ids are UUIDv7, so that a range of match ids is a range of time. No row is
-- rewritten: each table becomes the partition of the past of one that takes its name. It is read once, for the bound. Names and
-- columns stay, and the release before goes on while this is applied, and after it.

-- In the order in which statements that write take them.
LOCK TABLE "matches", "snapshots", "plies", "clause_counts", "card_counts" IN ACCESS EXCLUSIVE MODE;

-- Statement triggers with the rows that were added have to be those of the whole.
DROP TRIGGER "clause_counts_add" ON "clause_counts";
DROP TRIGGER "card_counts_add" ON "card_counts";

-- The least id that can be made at a time.
CREATE FUNCTION "first_id_at"("at" TIMESTAMPTZ) RETURNS UUID LANGUAGE sql IMMUTABLE AS $$
  SELECT rpad(lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

DO $$
DECLARE
  today timestamptz := date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  -- Matches that run go on being written where they are; what is begun from tomorrow on, or today in an empty database, is elsewhere.
  bound timestamptz := today + CASE WHEN EXISTS (SELECT FROM matches) THEN interval '1 day' ELSE interval '0' END;
  one record;
  index record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('snapshots', ARRAY['match_id', 'ply']), ('plies', ARRAY['match_id', 'ply']),
    ('clause_counts', ARRAY['match_id', 'clause']), ('card_counts', ARRAY['match_id', 'player', 'card'])) AS t (name, keys)
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', one.name, one.name || '_past');
    EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', one.name || '_past', one.name || '_match_id_fkey',
      one.name || '_past_match_id_fkey');
    FOR index IN SELECT indexname AS name, replace(indexname, one.name, one.name || '_past') AS renamed
      FROM pg_indexes WHERE schemaname = current_schema AND tablename = one.name || '_past'
    LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', index.name, index.renamed);
    END LOOP;
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE (match_id)', one.name,
      one.name || '_past');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (%s)', one.name, one.name || '_pkey',
      array_to_string(one.keys, ', '));
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (match_id) REFERENCES matches (id) ON DELETE CASCADE ON UPDATE CASCADE',
      one.name, one.name || '_match_id_fkey');
  END LOOP;

  CREATE INDEX "plies_match_id_last_seq_idx" ON "plies" ("match_id", "last_seq");
  CREATE INDEX "plies_xid_idx" ON "plies" ("xid") WHERE "xid" IS NOT NULL;
  CREATE INDEX "card_counts_card_idx" ON "card_counts" ("card");

  FOR one IN SELECT * FROM unnest(ARRAY['snapshots', 'plies', 'clause_counts', 'card_counts']) AS t (name)
  LOOP
    -- Takes what belongs nowhere else, so that nothing is ever refused.
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', one.name || '_default', one.name);
    EXECUTE format('WITH moved AS (DELETE FROM %I WHERE match_id >= %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
      one.name || '_past', first_id_at(bound), one.name);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', one.name, one.name || '_past',
      first_id_at(bound));
  END LOOP;
END $$;

CREATE TRIGGER "clause_counts_add" AFTER INSERT ON "clause_counts" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_matches"();
CREATE TRIGGER "card_counts_add" AFTER INSERT ON "card_counts" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "add_cards"();

-- The first partitions, as the service makes the next ones ahead of time.
DO $$
DECLARE
  bound timestamptz;
  one text;
BEGIN
  SELECT to_timestamp(('x' || left(replace(substring(pg_get_expr(relpartbound, oid) FROM 'TO \(''([^'']+)''\)'), '-', ''), 12))::bit(48)::bigint / 1000.0)
  INTO bound FROM pg_class WHERE oid = 'plies_past'::regclass;
  FOR place IN 0..1 LOOP
    FOREACH one IN ARRAY ARRAY['snapshots', 'plies', 'clause_counts', 'card_counts'] LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
        one || to_char((bound + place * interval '30 days') AT TIME ZONE 'UTC', '"_"YYYYMMDD'), one,
        first_id_at(bound + place * interval '30 days'), first_id_at(bound + (place + 1) * interval '30 days'));
    END LOOP;
  END LOOP;
END $$;
