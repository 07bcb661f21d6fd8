-- Only adds: the release before goes on while this is applied, and after it, as long as MATCH_STORAGE is compatible. Rows of before are read as they are.

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "packed" BYTEA,
ALTER COLUMN "events" DROP NOT NULL;

-- It is compressed already.
ALTER TABLE "plies" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
