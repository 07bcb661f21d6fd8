-- Only adds: the release before goes on while this is applied, and after it. It knows of no jobs, and does none.

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "request" JSON NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "cursor" JSON,
    "result" JSON,
    "problem" JSON,
    "parts" INTEGER NOT NULL DEFAULT 0,
    "lines" INTEGER NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "holder" UUID,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_parts" (
    "job_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "job_parts_pkey" PRIMARY KEY ("job_id","number")
);

-- CreateIndex
CREATE INDEX "jobs_tenant_id_idx" ON "jobs"("tenant", "id");

-- Those that are to be gone on with: of all jobs that are kept, few.
CREATE INDEX "jobs_open_idx" ON "jobs"("due_at") WHERE "state" IN ('waiting', 'running');

-- AddForeignKey
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
