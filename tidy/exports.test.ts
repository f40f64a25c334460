import ts from 'typescript';
import { expect, test } from 'vitest';
import { anyCode, parse, place, type Source, sources } from './sources.ts';

/** A tool asks for the default of its own configuration file. */
const configuration = /(\.config\.ts|\.dependency-cruiser\.mjs)$/;

/** Reading the text is a hundredth of parsing it: without one of these there is nothing to find. */
const mayHave = /\bdefault\b|\bexport\s*=/;

function defaultExports(source: Source): string[] {
  if (!mayHave.test(source.text)) return [];
  return parse(source).statements.flatMap((statement) => {
    const isDefault =
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true) ||
      (ts.isExportDeclaration(statement) &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some(({ name }) => name.text === 'default'));
    return isDefault ? [place(statement)] : [];
  });
}

test('each way of exporting a default is found', () => {
  const text =
    'export default 1;\nexport default function f() {}\nconst a = 1;\nexport { a as default };\nexport { a };';
  expect(defaultExports({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:4']);
});

test('exports have names, so a thing is called the same everywhere', () => {
  expect(sources(anyCode, configuration).flatMap(defaultExports)).toEqual([]);
});
