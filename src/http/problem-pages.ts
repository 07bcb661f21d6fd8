import type { ProblemDocument } from '../services/problem.ts';

interface Listed {
  type: string;
  code: string;
  title: string;
  status: number;
}

interface Explained extends Listed {
  cause: string;
  remedy: string;
  example: ProblemDocument;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** Text with words in backquotes set as code. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}' +
  'code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid #8886;border-radius:6px}' +
  'table{border-collapse:collapse}td,th{padding:.2rem 1rem .2rem 0;text-align:left;vertical-align:top}';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;

/** All problems in a table. */
export function problemIndexPage(items: readonly Listed[]): string {
  const rows = items.map(
    ({ type, code, title, status }) =>
      `<tr><td>${status}</td><td><a href="${escaped(type)}"><code>${escaped(code)}</code></a></td><td>${escaped(title)}</td></tr>`,
  );
  const head = '<tr><th>status</th><th>code</th><th>what it is</th></tr>';
  return page('Problems', `<h1>Problems</h1><table>${head}${rows.join('')}</table>`);
}

/** One problem: its cause, what to do, and an example. */
export function problemPage({ code, title, status, cause, remedy, example }: Explained): string {
  return page(
    title,
    `<p><a href="/problems">All problems</a></p><h1>${escaped(title)}</h1><p>Code <code>${escaped(code)}</code>, status ${status}.</p>` +
      `<h2>Cause</h2><p>${prose(cause)}</p><h2>What to do</h2><p>${prose(remedy)}</p>` +
      `<h2>Example</h2><pre>${escaped(JSON.stringify(example, null, 2))}</pre>`,
  );
}
