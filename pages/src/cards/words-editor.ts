import type { Completion, CompletionContext, CompletionResult, CompletionSection } from '@codemirror/autocomplete';
import {
  acceptCompletion,
  autocompletion,
  completionKeymap,
  completionStatus,
  selectedCompletionIndex,
  setSelectedCompletion,
  snippet,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import { Decoration, drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import type { TextEditor } from './text-editor.ts';
import { handling, rootOf, theme } from './text-editor.ts';
import type { NextWords, SortedWord } from './wording.svelte.ts';

export interface WordsSettings {
  text: string;
  label: string;
  changed: (text: string) => void;
  /** How a text can go on. */
  next: (text: string, signal: AbortSignal) => Promise<readonly NextWords[]>;
}

export interface WordsEditor extends TextEditor {
  setWords(words: readonly SortedWord[]): void;
}

const look = EditorView.theme({
  '.cm-scroller': { fontFamily: 'var(--font)', fontSize: '1rem', lineHeight: '1.6' },
  '.cm-content': { padding: '0.5rem 0' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '.cm-word-timing': { color: 'var(--defend)', fontWeight: '600' },
  '.cm-word-verb': { color: 'var(--word)', fontWeight: '600' },
  '.cm-word-number': { color: 'var(--mark)', fontWeight: '600' },
  '.cm-word-name': { color: 'var(--good)' },
  '.cm-snippetField': { backgroundColor: 'var(--mark-ground)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font)', maxHeight: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem' },
  '.cm-tooltip.cm-tooltip-autocomplete completion-section': {
    padding: '0.3rem 0.6rem 0.1rem',
    borderBottom: '0',
    color: 'var(--soft)',
    fontSize: '0.8125rem',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
});

const setWords = StateEffect.define<readonly SortedWord[]>();

/** The colours of words, which stay with them until others are told. */
const sorted = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, newDoc }) {
    const told = effects.find((effect) => effect.is(setWords));
    if (told === undefined) return before.map(changes);
    const words = (told.value as readonly SortedWord[]).filter(
      ({ offset, length }) => offset + length <= newDoc.length,
    );
    return RangeSet.of(
      words.map(({ offset, length, sort }) =>
        Decoration.mark({ class: `cm-word-${sort}` }).range(offset, offset + length),
      ),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** What is being typed: a word, with a bracket or a quote before it. */
const TYPED = /[【〔[<“]?[\p{L}\p{N}'’･-]*$/u;

const SECTIONS: Readonly<Record<string, CompletionSection>> = {
  timing: { name: 'When it happens', rank: 0 },
  verb: { name: 'What it does', rank: 1 },
  about: { name: 'What it is about', rank: 2 },
  number: { name: 'Numbers', rank: 3 },
  name: { name: 'Names', rank: 4 },
};

const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts words where one was being typed; what is to be filled in stands in a frame, through which Tab goes. */
function put(view: EditorView, completion: Completion, text: string, from: number, to: number): void {
  const { doc } = view.state;
  const before = doc.sliceString(Math.max(0, from - 2), from);
  const isClosing = /^[,.;:)\]】>]/.test(text);
  const start = isClosing && before.endsWith(' ') ? from - 1 : from;
  const isFirst = start === doc.lineAt(start).from || /\.\s?$/.test(before);
  const behind = doc.sliceString(to, to + 1);
  const space = behind === ' ' || /[([“<]$/.test(text) ? '' : ' ';
  const blanks = (isFirst ? begin(text) : text).replaceAll(/‹(\p{L}+)›/gu, '#{$1}');
  snippet(blanks + space)(view, completion, start, to);
}

/** Words that can follow, from the service; what comes late is dropped. */
const completing =
  (next: WordsSettings['next']) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.sliceString(0, context.pos);
    const typed = TYPED.exec(text)?.[0] ?? '';
    // Behind a word or a sentence that is just finished nothing is offered unasked.
    if (!context.explicit && typed === '' && !/(?:^|[\s([“])$/.test(text)) return null;
    const ending = new AbortController();
    context.addEventListener('abort', () => ending.abort(), { onDocChange: true });
    let found: readonly NextWords[];
    try {
      found = await next(text.slice(0, text.length - typed.length), ending.signal);
    } catch {
      // It is told beside the editor.
      return null;
    }
    if (context.aborted || found.length === 0) return null;
    const options = found.map(
      ({ text: words, sort }, at): Completion => ({
        // Capitals are not asked for.
        label: words.toLowerCase(),
        displayLabel: words,
        sortText: String(at).padStart(4, '0'),
        section: SECTIONS[sort] ?? { name: 'Others', rank: 5 },
        apply: (view, completion, from, to) => put(view, completion, words, from, to),
      }),
    );
    return { from: context.pos - typed.length, options, validFor: TYPED_WHOLE };
  };
const TYPED_WHOLE = new RegExp(`^${TYPED.source}`, 'u');

/** What closes a sentence or a part of one stands right behind its last word, though a space was put there with that. */
const closingUp = EditorView.inputHandler.of((view, from, to, text) => {
  const { doc } = view.state;
  if (!/^[,.;:]$/.test(text) || from !== to || !/\S $/.test(doc.sliceString(from - 2, from))) return false;
  view.dispatch({
    changes: { from: from - 1, to, insert: text },
    selection: { anchor: from },
    userEvent: 'input.type',
  });
  return true;
});

/**
 * Text that takes the place of other text is put there by the editor itself: the browser would keep the look of what was there in a `style`
 * attribute, which the policy refuses.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    if (inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** Tab takes what is chosen, or what fits best with what was typed; otherwise it goes on to what follows the editor. */
function take(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false;
  if ((selectedCompletionIndex(view.state) ?? -1) < 0) {
    const { head } = view.state.selection.main;
    if (TYPED.exec(view.state.doc.sliceString(0, head))?.[0] === '') return false;
    view.dispatch({ effects: setSelectedCompletion(0) });
  }
  return acceptCompletion(view);
}

/** Opens an editor for the words of a card in `host`, which has no shadow root yet. */
export function openWordsEditor(host: HTMLElement, { text, label, changed, next }: WordsSettings): WordsEditor {
  const root = rootOf(host);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        sorted,
        autocompletion({
          override: [completing(next)],
          icons: false,
          // Enter begins a new line unless something was chosen.
          selectOnOpen: false,
          activateOnCompletion: () => true,
          // As nothing is chosen before somebody chooses it, a quick Tab is meant for what is offered.
          interactionDelay: 0,
        }),
        closingUp,
        replacing,
        // What comes first goes before what comes later.
        look,
        theme,
        placeholder('What the card does, an ability in each line'),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'false',
          autocapitalize: 'off',
          tabindex: '0',
        }),
        keymap.of([{ key: 'Tab', run: take }, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    ...handling(view),
    setWords: (words) => view.dispatch({ effects: setWords.of(words) }),
  };
}
