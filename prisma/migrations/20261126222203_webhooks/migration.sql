-- Only adds: the release before goes on while this is applied, and after it. What it records itself is told to no webhook.

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "kinds" TEXT[],
    "ruleset" TEXT,
    "event" TEXT,
    "tags" TEXT[],
    "lead" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "secret_before" TEXT,
    "before_until" TIMESTAMPTZ(3),
    "off" JSON,
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_messages" (
    "id" UUID NOT NULL,
    "place" BIGSERIAL NOT NULL,
    "webhook_id" UUID NOT NULL,
    "lane" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tried_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_lanes" (
    "webhook_id" UUID NOT NULL,
    "lane" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "webhook_lanes_pkey" PRIMARY KEY ("lane","webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "message_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" INTEGER,
    "ms" INTEGER NOT NULL,
    "error" TEXT,
    "answer" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("message_id","number")
);

-- CreateIndex
CREATE INDEX "webhooks_tenant_id_idx" ON "webhooks"("tenant", "id");

-- CreateIndex
CREATE INDEX "webhook_messages_webhook_id_place_idx" ON "webhook_messages"("webhook_id", "place");

-- CreateIndex
CREATE INDEX "webhook_messages_lane_idx" ON "webhook_messages"("lane");

-- CreateIndex
CREATE INDEX "webhook_lanes_webhook_id_due_at_idx" ON "webhook_lanes"("webhook_id", "due_at");

-- AddForeignKey
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_lanes" ADD CONSTRAINT "webhook_lanes_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "webhook_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits, in the order in which it is sent: what was sent is most of the table.
CREATE INDEX "webhook_messages_waiting_idx" ON "webhook_messages"("lane", "webhook_id", "place") WHERE "status" = 'waiting';
