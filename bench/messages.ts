export interface Statement {
  text: string;
  values: unknown[];
}

/** What the measured program is told: the bare route's answers, to note the SQL it sends, to give it, to stop. */
export type ToServer = { do: 'answer'; answers: string[] } | { do: 'note' } | { do: 'told' } | { do: 'stop' };

export type FromServer = Addresses | { statements: Statement[] };

export interface Addresses {
  service: string;
  bare: string;
  database: string;
}
