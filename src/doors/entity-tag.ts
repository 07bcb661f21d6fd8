const ENCODED = /-(br|gzip)"$/;

/** The tag of an answer that is sent compressed; a weak one names it in every encoding. */
export const encodedTag = (tag: string, encoding: string): string =>
  tag.startsWith('W/') ? tag : `${tag.slice(0, -1)}-${encoding}"`;

/** The tag of an answer as it is before it is compressed. */
export const plainTag = (tag: string): string => tag.replace(ENCODED, '"');
