-- Spreads the plies and the kept states of matches over the servers of a Citus database, by the id of their match. Everything else stays on the
-- coordinator, where the service connects. Run it once, there, after `npm run migrate` and before the service is started, as the owner of the
-- tables: psql -v ON_ERROR_STOP=1 -f deploy/citus.sql "$DATABASE_URL". What is recorded already moves. See docs/operators.md.

BEGIN;
SET LOCAL citus.multi_shard_modify_mode TO 'sequential';

-- A table that is spread can't refer to one that is not. What the keys did, the trigger below does.
ALTER TABLE plies DROP CONSTRAINT plies_match_id_fkey;
ALTER TABLE snapshots DROP CONSTRAINT snapshots_match_id_fkey;

SELECT create_distributed_table('plies', 'match_id');
SELECT create_distributed_table('snapshots', 'match_id', colocate_with => 'plies');

CREATE FUNCTION delete_rows_of_match() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM plies WHERE match_id = OLD.id;
  DELETE FROM snapshots WHERE match_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER rows_of_match_deleted AFTER DELETE ON matches FOR EACH ROW EXECUTE FUNCTION delete_rows_of_match();

COMMIT;
