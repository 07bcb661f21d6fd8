import { z } from 'zod';

/** The schemas that the documentation of the wire names. Rulesets name schemas too; those are served with the ruleset. */
export const wireSchemas = z.registry<{ id: string; description?: string; type?: string }>();
