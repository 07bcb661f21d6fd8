export interface Statement {
  text: string;
  values: unknown[];
}

/** What a bare route is told: its answers, to stop. */
export type ToBare = { do: 'answer'; answers: string[] } | { do: 'stop' };

/** What the measured program is told beside that: to note the SQL it sends, to give it. */
export type ToServer = ToBare | { do: 'note' } | { do: 'told' };

export type FromServer = Addresses | { statements: Statement[] };

export interface Addresses {
  service: string;
  bare: string;
  database: string;
}
