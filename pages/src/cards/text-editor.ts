/** What the editors of cards have alike, for JSON and for words. */
import type { Diagnostic } from '@codemirror/lint';
import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import type { PlacedFault } from './places.ts';

/** An editor, in a shadow root: there it may have its own style sheets under the policy of the pages. */
export interface TextEditor {
  setText(text: string): void;
  setFaults(faults: readonly PlacedFault[]): void;
  select(from: number, to: number): void;
  replace(from: number, to: number, text: string): void;
  destroy(): void;
}

export const rootOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

export const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.875rem', height: '100%' },
  '&.cm-focused': { outline: '3px solid var(--chosen)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunk)', color: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--chosen) 10%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--chosen) 30%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--mark-ground)', outline: '1px solid var(--asks)' },
  '.cm-tooltip': {
    maxWidth: 'min(34rem, 90vw)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '0.4rem 0.6rem', maxWidth: '22rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--head)', color: 'var(--head-ink)' },
  '.cm-hover': { padding: '0.4rem 0.6rem', fontSize: '0.875rem' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--attack)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--attack)' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--head)', color: 'var(--head-ink)' },
});

/** So many words that are accepted are told where a fault is pointed at. */
const FEW = 8;

const diagnosticOf = ({ from, to, reason, accepts, meant }: PlacedFault): Diagnostic => {
  const more = accepts.length > FEW ? ', …' : '';
  return {
    from,
    to,
    severity: 'error',
    message: `${reason}${accepts.length > 0 ? `. Accepted: ${accepts.slice(0, FEW).join(', ')}${more}` : ''}.`,
    actions:
      meant === null
        ? []
        : [
            {
              name: `Use “${meant.word}”`,
              apply: (view) => view.dispatch({ changes: { from: meant.from, to: meant.to, insert: meant.insert } }),
            },
          ],
  };
};

/** What a page does with an editor. */
export function handling(view: EditorView): TextEditor {
  const bounded = (at: number) => Math.max(0, Math.min(at, view.state.doc.length));
  return {
    setText(next) {
      if (next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setFaults(faults) {
      const shown = faults.map(diagnosticOf).map((one) => ({ ...one, from: bounded(one.from), to: bounded(one.to) }));
      view.dispatch(setDiagnostics(view.state, shown));
    },
    select(from, to) {
      view.dispatch({
        selection: { anchor: bounded(from), head: bounded(to) },
        effects: EditorView.scrollIntoView(bounded(from), { y: 'nearest' }),
      });
      view.focus();
    },
    replace: (from, to, insert) => view.dispatch({ changes: { from: bounded(from), to: bounded(to), insert } }),
    destroy: () => view.destroy(),
  };
}
