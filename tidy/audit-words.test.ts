import { isAuditAction, isAuditKind } from '@shuyuan/contract/admin/audit-words';
import { expect, test } from 'vitest';
import ts from 'typescript';
import { parse, place, sources, testFile, walk } from './sources.ts';

/** Files that write the trail; what they name as its subject is an object of these two fields. */
const recording = sources(/^packages\/server\/src\/features\/.*\.ts$/, testFile).filter(({ text }) =>
  /\brecordAudits?\(/.test(text),
);

type Named = { readonly word: string; readonly at: string };

function wordsIn(): { readonly kinds: readonly Named[]; readonly actions: readonly Named[] } {
  const found = { kinds: [] as Named[], actions: [] as Named[] };
  for (const source of recording)
    walk(parse(source), (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return;
      const named = { word: node.initializer.text, at: place(node) };
      const beside = node.parent.properties.map(({ name }) => name?.getText());
      const name = node.name.getText();
      if (name === 'kind' && beside.length === 2 && beside.includes('id')) found.kinds.push(named);
      if (name === 'action') found.actions.push(named);
    });
  return found;
}

test('[D-034] what the trail is about and what was done have a text', () => {
  const { kinds, actions } = wordsIn();
  expect([recording.length > 30, kinds.length > 20, actions.length > 40]).toEqual([true, true, true]);
  expect(kinds.filter(({ word }) => !isAuditKind(word))).toEqual([]);
  expect(actions.filter(({ word }) => !isAuditAction(word))).toEqual([]);
});
