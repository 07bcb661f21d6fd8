-- Only adds: the release before goes on while this is applied, and after it. To it a ply that the service took is an action like any other.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "auto" JSON;

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "taken_after" INTEGER;
