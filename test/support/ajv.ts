import { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Judges values by JSON Schemas of draft 2020-12. The schemas of cards are long, and a few values are looked at once: it takes
 * longer to make good code of such a schema than to run what is made at once.
 */
export const openAjv = (): Ajv2020 => new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
