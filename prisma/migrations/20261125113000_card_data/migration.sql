-- Only adds: the release before goes on while this is applied, and after it. It registers cards without data of the caller's own.

-- AlterTable
ALTER TABLE "card_sets" ADD COLUMN     "data" TEXT;
