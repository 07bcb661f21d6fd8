declare module 'autocannon' {
  interface Request {
    method: 'POST';
    path: string;
    body: string;
    headers: Record<string, string>;
  }
  interface Result {
    requests: { total: number };
    /** In seconds. */
    duration: number;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    /** Called with each connection before it sends anything. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
  }): Promise<Result>;
}
