import { expect, test } from 'vitest';
import { draftOf, fieldsOf, problemsOf } from './prompt-draft.ts';

const draft = { ...draftOf(null), name: ' Reviewer ', prompt: 'Be short.' };

test('[D-159] labels are told apart by the comma of any language, each once', () => {
  expect(fieldsOf({ ...draft, labels: 'a, b，c、d، a' })).toEqual({
    name: 'Reviewer',
    prompt: 'Be short.',
    labels: ['a', 'b', 'c', 'd'],
    isCompanyWide: false,
  });
});

test('[D-159] what is missing or too long is named', () => {
  expect(problemsOf(draft)).toEqual([]);
  expect(problemsOf(draftOf(null))).toEqual(['name', 'prompt']);
  expect(problemsOf({ ...draft, name: 'x'.repeat(31) })).toEqual(['name']);
  expect(problemsOf({ ...draft, labels: 'a,b,c,d,e,f' })).toEqual(['labels']);
  expect(problemsOf({ ...draft, labels: 'x'.repeat(13) })).toEqual(['labels']);
});
