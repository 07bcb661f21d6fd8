-- Only adds: the release before goes on while this is applied, and after it. To it a deleted match is one that never was.

-- CreateTable
CREATE TABLE "deleted_matches" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_matches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deleted_matches_tenant_started_at_id_idx" ON "deleted_matches"("tenant", "started_at", "id");
