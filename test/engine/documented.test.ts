import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import ts from 'typescript';

const room = new URL('../../src/engine/', import.meta.url);

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(new URL(file, room), 'utf8'), ts.ScriptTarget.ESNext, true);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What a file of the engine exports, by name, and whether each has a doc comment. */
function exportsOf(file: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const node of parsed(file).statements.filter(isExported)) {
    const documented = ts.getJSDocCommentsAndTags(node).length > 0;
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) found.set(name.getText(), documented);
    } else if ('name' in node && node.name !== undefined) {
      found.set((node.name as ts.Identifier).text, documented);
    }
  }
  return found;
}

/** Every name that the engine shows to others, with the file that it comes from. */
function shown(): { name: string; file: string }[] {
  return parsed('index.ts').statements.flatMap((node) => {
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) return [];
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const file = from === '#sha256' ? 'sha256/portable.ts' : from.replace('./', '');
    if (!node.exportClause) return [...exportsOf(file).keys()].map((name) => ({ name, file }));
    assert.ok(ts.isNamedExports(node.exportClause));
    return node.exportClause.elements.map(({ name }) => ({ name: name.text, file }));
  });
}

test('everything that the engine exports has a doc comment', () => {
  const names = shown();
  assert.ok(names.length > 100, `${names.length} names`);
  const bare = names.filter(({ name, file }) => exportsOf(file).get(name) !== true);
  assert.deepEqual(
    bare.map(({ name, file }) => `${file}: ${name}`),
    [],
  );
});
