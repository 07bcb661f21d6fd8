-- Only adds: the release before goes on while this is applied, and after it. Its plies have no step, and are played again.

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "step" BYTEA;
