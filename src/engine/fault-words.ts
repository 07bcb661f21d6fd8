/** What is wrong with a value, in words for whoever sent it. */
import type * as core from 'zod/v4/core';

/** The reason of whatever is not there and has to be. */
export const MISSING = 'is missing';

/** The reason where the type of a value is right in none of the forms that it may have. */
export const NO_FORM = 'none of the accepted forms';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  nan: 'not a number',
};

const typed = (type: string): string => TYPES[type] ?? type;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/** What is counted of a value that is too large or too small. */
const COUNTED: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  url: 'a URL',
  datetime: 'a date and time such as 2027-01-31T12:00:00Z',
  date: 'a date such as 2027-01-31',
  base64: 'base64',
  base64url: 'base64url',
};

function tooMuch({ origin, maximum, inclusive }: core.$ZodIssueTooBig): string {
  const counted = COUNTED[origin];
  if (counted !== undefined) return `has more than ${maximum} ${counted}`;
  return inclusive === false ? `is not less than ${maximum}` : `is more than ${maximum}`;
}

function tooLittle({ origin, minimum, inclusive }: core.$ZodIssueTooSmall): string {
  const counted = COUNTED[origin];
  if (counted !== undefined) return minimum === 1 ? 'is empty' : `has fewer than ${minimum} ${counted}`;
  return inclusive === false ? `is not more than ${minimum}` : `is less than ${minimum}`;
}

function format({ format: name, pattern }: core.$ZodIssueInvalidStringFormat): string {
  const known = FORMATS[name];
  if (known !== undefined) return `is not ${known}`;
  return pattern === undefined ? `is not in the form ${name}` : `does not have the form ${pattern}`;
}

/** What zod says of a fault, in our words; undefined where the one who found it says more. */
export function reasonOf(issue: core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': {
      const [given, wanted] = [typeOf(input), issue.expected];
      if (given === 'undefined') return MISSING;
      if (wanted === 'never') return 'is not accepted here';
      // A number with a fraction, where a whole one is expected, is a number too.
      return given === 'nan' ? `is not ${typed(wanted)}` : `is ${typed(given)}, not ${typed(wanted)}`;
    }
    case 'invalid_value': {
      if (input === undefined) return MISSING;
      return issue.values.length === 1
        ? `has to be ${JSON.stringify(issue.values[0])}`
        : 'is none of the accepted words';
    }
    case 'invalid_format':
      return format(issue as core.$ZodIssueInvalidStringFormat);
    case 'too_big':
      return tooMuch(issue as core.$ZodIssueTooBig);
    case 'too_small':
      return tooLittle(issue as core.$ZodIssueTooSmall);
    case 'not_multiple_of':
      return `is not a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'is no name that is accepted here';
    case 'invalid_element':
      return 'has an entry of the wrong form';
    case 'custom':
      return input === undefined ? MISSING : 'is not accepted';
    default:
      return undefined;
  }
}
