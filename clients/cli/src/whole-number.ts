import { InvalidArgumentError } from 'commander';

/** Reads a whole number within bounds from the command line. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`It has to be a whole number from ${least} to ${most}.`);
    return value;
  };
