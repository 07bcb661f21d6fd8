import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippet,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CompletionItem, LanguageService, MarkupContent } from 'vscode-json-languageservice';
import { getLanguageService, InsertTextFormat, TextDocument } from 'vscode-json-languageservice';
import type { PlacedFault } from './places.ts';

/** An editor for JSON of a schema, in a shadow root: there it may have its own style sheets under the policy of the pages. */
export interface JsonEditor {
  setText(text: string): void;
  setFaults(faults: readonly PlacedFault[]): void;
  select(from: number, to: number): void;
  replace(from: number, to: number, text: string): void;
  destroy(): void;
}

export interface EditorSettings {
  text: string;
  label: string;
  schema: object;
  changed: (text: string) => void;
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--word)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--mark)' },
  { tag: tags.invalid, color: 'var(--bad)' },
]);

const theme = EditorView.theme({
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

const NAME = 'arbiter:///card.json';
const documentOf = (text: string) => TextDocument.create(NAME, 'json', 1, text);
const textOf = (said: string | MarkupContent | undefined): string =>
  said === undefined ? '' : typeof said === 'string' ? said : said.value;

/** What an item puts in place of what was typed, in the form of CodeMirror. */
function insertOf({ textEdit, insertTextFormat, label }: CompletionItem): string {
  const text = textEdit?.newText ?? label;
  if (insertTextFormat !== InsertTextFormat.Snippet) return text;
  return text.replaceAll(/\$\{\d+:([^}]*)\}/g, '#{$1}').replaceAll(/\$\{\d+\}|\$\d+/g, '#{}');
}

/** Words that fit at a place, by the schema: fields, and values, each with what it means. */
const completing =
  (service: LanguageService) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.toString();
    const document = documentOf(text);
    const found = await service.doComplete(
      document,
      document.positionAt(context.pos),
      service.parseJSONDocument(document),
    );
    if (context.aborted || !found || found.items.length === 0) return null;
    const typed = /[\w.-]*$/.exec(text.slice(0, context.pos))?.[0] ?? '';
    const options = found.items.map((item): Completion => {
      const edit = item.textEdit && 'range' in item.textEdit ? item.textEdit.range : null;
      const before = edit ? context.pos - document.offsetAt(edit.start) : typed.length;
      const behind = edit ? document.offsetAt(edit.end) - context.pos : 0;
      const isField = item.insertText === undefined || /^"[^"]*"(?:$|:)/.test(insertOf(item));
      return {
        label: item.label.replaceAll('"', ''),
        type: isField && item.kind === 10 ? 'property' : 'constant',
        info: textOf(item.documentation) || item.detail || '',
        apply(view, completion, _from, to) {
          const from = to - before - (to - context.pos);
          const end = to + behind;
          let insert = insertOf(item);
          // A name without a value is followed by its colon.
          const next = view.state.doc.sliceString(end, end + 1);
          if (item.kind === 10 && /^"[^"]*"$/.test(insert) && next !== ':') insert = `${insert}: #{}`;
          snippet(insert)(view, completion, from, end);
        },
      };
    });
    return { from: context.pos - typed.length, options, validFor: /^[\w.-]*$/ };
  };

/** What a word of the text means, where the pointer rests on it. */
const explaining = (service: LanguageService) =>
  hoverTooltip(async (view, at) => {
    const document = documentOf(view.state.doc.toString());
    const hover = await service.doHover(document, document.positionAt(at), service.parseJSONDocument(document));
    const said =
      hover && textOf((hover.contents as (string | MarkupContent)[])[0] ?? (hover.contents as MarkupContent));
    if (!hover?.range || !said) return null;
    return {
      pos: document.offsetAt(hover.range.start),
      end: document.offsetAt(hover.range.end),
      create() {
        const dom = globalThis.document.createElement('div');
        dom.className = 'cm-hover';
        dom.textContent = said.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1').replaceAll('&nbsp;', ' ');
        return { dom };
      },
    };
  });

const diagnosticOf = ({ from, to, reason, accepts, meant }: PlacedFault): Diagnostic => ({
  from,
  to,
  severity: 'error',
  message: `${reason}${accepts.length > 0 ? `. Accepted: ${accepts.join(', ')}` : ''}.`,
  actions:
    meant === null
      ? []
      : [
          {
            name: `Use “${meant.word}”`,
            apply: (view) =>
              view.dispatch({ changes: { from: meant.from, to: meant.to, insert: JSON.stringify(meant.word) } }),
          },
        ],
});

/** Opens an editor in `host`, which has no shadow root yet. */
export function openEditor(host: HTMLElement, { text, label, schema, changed }: EditorSettings): JsonEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const service = getLanguageService({});
  service.configure({ validate: false, schemas: [{ uri: 'arbiter:///schema', fileMatch: ['*'], schema }] });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        json(),
        syntaxHighlighting(colours),
        autocompletion({ override: [completing(service)], activateOnTyping: true }),
        explaining(service),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        // Tab goes on to what follows the editor, as everywhere on a page.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
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
