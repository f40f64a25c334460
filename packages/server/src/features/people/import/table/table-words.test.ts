import { facts, roles } from '@shuyuan/contract/kernel/capabilities';
import { importColumns } from '@shuyuan/contract/people/member-import';
import { memberStates } from '@shuyuan/contract/people/member-state';
import { languages } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';
import { findFact, findRole, identityWord } from './identity-words.ts';
import { findColumn, findState, headerWord, stateWord } from './table-words.ts';

test('every word of six languages means one thing, however it is written', () => {
  for (const language of languages) {
    for (const column of importColumns) expect(findColumn(headerWord(language, column))).toBe(column);
    for (const state of memberStates) expect(findState(stateWord(language, state))).toBe(state);
    for (const role of roles) expect(findRole(identityWord(language, role))).toBe(role);
    for (const fact of facts.filter((one) => one !== 'director'))
      expect(findFact(identityWord(language, fact))).toBe(fact);
  }
  expect(['FULL_NAME', 'full name', 'Ｆｕｌｌ Ｎａｍｅ*', ' 姓 名 '].map(findColumn)).toEqual(
    Array(4).fill('fullName'),
  );
  expect(['', 'x', 'constructor'].map(findColumn)).toEqual([undefined, undefined, undefined]);
  expect(findFact('director')).toBeUndefined();
});
