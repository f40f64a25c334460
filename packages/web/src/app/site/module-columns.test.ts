import { defaultHome, emptyModule } from '@shuyuan/contract/site/page-modules';
import { moduleKinds, specOf } from '@shuyuan/contract/site/module-specs';
import { expect, test } from 'vitest';
import { moduleColumns } from './module-columns.ts';

test('[D-186] two halves that follow each other stand side by side; a wide module begins a row', () => {
  const kinds = ['questions', 'people', 'community', 'circles', 'courses', 'experts'] as const;
  expect(moduleColumns(kinds.map((kind) => ({ kind })))).toEqual([1, undefined, 2, 1, undefined, 1]);
  expect(moduleColumns(defaultHome)).toEqual([undefined, undefined, undefined, undefined, 1, 2, undefined]);
});

test('[D-186] what has a column is what the rule calls a half', () => {
  const inColumn = moduleKinds.filter((kind) => moduleColumns([emptyModule(kind, kind)])[0] !== undefined);
  expect(inColumn).toEqual(moduleKinds.filter((kind) => specOf(kind).width === 'half'));
});
