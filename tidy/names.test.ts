import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { anyCode, paths } from './sources.ts';

const empty = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'services', 'controllers']);
const packs = /^packages\/i18n\/src\/packs\//;
/** A name, then the suffixes that are the layers: `ledger.store.test.ts`. */
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/;
const pascal = /^[A-Z][A-Za-z0-9]*(\.[a-z]+)*\.tsx$/;

function complaintAbout(path: string): string[] {
  const name = basename(path);
  const words = [...dirname(path).split('/'), name.split('.')[0] ?? ''];
  const says = words.find((word) => empty.has(word));
  if (says && !packs.test(path)) return [`${path}: "${says}" says nothing about what is inside`];
  const isDotFile = name.startsWith('.');
  return isDotFile || kebab.test(name) || pascal.test(name) ? [] : [`${path}: write kebab-case.ts or PascalCase.tsx`];
}

test('empty words and other spellings are found, good names pass', () => {
  expect(complaintAbout('packages/web/src/lib/utils.ts')).toHaveLength(1);
  expect(complaintAbout('packages/server/src/services/mail.ts')).toHaveLength(1);
  expect(complaintAbout('packages/web/src/lib/useThing.ts')).toHaveLength(1);
  expect(complaintAbout('packages/contract/src/ledger/trade-types.ts')).toEqual([]);
  expect(complaintAbout('packages/i18n/src/packs/cn/common.ts')).toEqual([]);
  expect(complaintAbout('packages/web/src/ui/DataTable.test.tsx')).toEqual([]);
});

test('every file has a name that says what is inside', () => {
  expect(paths(anyCode).flatMap(complaintAbout)).toEqual([]);
});
