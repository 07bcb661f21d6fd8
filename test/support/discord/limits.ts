import assert from 'node:assert/strict';

/** What Discord refuses of a message in Components V2. */

export const V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
const [COMPONENTS, LETTERS, ROW_BUTTONS, MENU_ENTRIES, CUSTOM_ID] = [40, 4000, 5, 25, 100];

export type Component = { type: number; components?: Component[] } & Record<string, unknown>;

const ROW = 1;
const BUTTON = 2;
const SELECT = 3;
const TEXT = 10;
const GALLERY = 12;
const CONTAINER = 17;

/** A component with all that is in it, the outer ones first. */
export const flat = (components: readonly Component[]): Component[] =>
  components.flatMap((one) => [one, ...flat(one.components ?? [])]);

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

/** Asserts that Discord takes the message, which comes with files of these names. */
export function assertTaken(message: Record<string, unknown>, files: readonly string[]): void {
  const { components, flags, content, embeds, attachments = [] } = message;
  assert.ok((Number(flags) & V2) !== 0, 'components without their flag');
  assert.ok(content === undefined && embeds === undefined, 'content beside components');
  assert.ok(Array.isArray(components) && components.length > 0, 'a message of nothing');
  const all = flat(components as Component[]);
  assert.ok(all.length <= COMPONENTS, `${all.length} components`);
  const letters = all.reduce((sum, { type, content: said }) => sum + (type === TEXT ? String(said).length : 0), 0);
  assert.ok(letters <= LETTERS, `${letters} letters`);
  const ids = all.flatMap(({ custom_id }) => (custom_id === undefined ? [] : [custom_id]));
  assert.deepEqual([...new Set(ids)], ids, 'two components have the same custom_id');
  for (const id of ids) assert.ok(isText(id, CUSTOM_ID), `custom_id ${id}`);
  for (const one of components as Component[])
    assert.ok([ROW, TEXT, GALLERY, CONTAINER].includes(one.type), `type ${one.type} outside`);
  for (const one of all) assertComponent(one, attachments as { filename: string }[], files);
}

function assertComponent(one: Component, attachments: readonly { filename: string }[], files: readonly string[]): void {
  const { components: inner = [], type } = one;
  if (type === ROW) {
    const kinds = inner.map((component) => component.type);
    const buttons = kinds.every((kind) => kind === BUTTON) && kinds.length >= 1 && kinds.length <= ROW_BUTTONS;
    assert.ok(buttons || (kinds.length === 1 && kinds[0] === SELECT), `a row of ${kinds}`);
  } else if (type === BUTTON) {
    assert.ok(isText(one.label, 80) && [1, 2, 3, 4].includes(Number(one.style)), `a button ${JSON.stringify(one)}`);
  } else if (type === SELECT) {
    const options = one.options as { label: string; value: string }[];
    assert.ok(options.length >= 1 && options.length <= MENU_ENTRIES, `a menu of ${options.length}`);
    assert.ok(
      options.every(({ label, value }) => isText(label, 100) && isText(value, 100)),
      'a label or value that is too long',
    );
    assert.equal(new Set(options.map(({ value }) => value)).size, options.length, 'two entries have the same value');
    assert.ok(isText(one.placeholder, 150));
  } else if (type === TEXT) {
    assert.ok(isText(one.content, LETTERS));
  } else if (type === GALLERY) {
    const items = one.items as { media: { url: string } }[];
    assert.ok(items.length >= 1 && items.length <= 10);
    for (const { media } of items) {
      const name = media.url.replace('attachment://', '');
      assert.ok(files.includes(name) && attachments.some(({ filename }) => filename === name), `no file ${name}`);
    }
  } else assert.equal(type, CONTAINER, `a component of type ${type}`);
}
