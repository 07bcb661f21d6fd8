/** Where a table of a round stands among all: without a number last, without a name first, 2 before 10. */
export const tablePlace = (round: number | null, table: string | null): [number, number, string] => [
  round ?? 2_147_483_647,
  [...(table ?? '')].length,
  table ?? '',
];
