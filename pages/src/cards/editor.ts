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
import { lintKeymap } from '@codemirror/lint';
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
import type { TextEditor } from './text-editor.ts';
import { handling, rootOf, theme } from './text-editor.ts';

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

/** Opens an editor for JSON of a schema in `host`, which has no shadow root yet. */
export function openEditor(host: HTMLElement, { text, label, schema, changed }: EditorSettings): TextEditor {
  const root = rootOf(host);
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
  return handling(view);
}
