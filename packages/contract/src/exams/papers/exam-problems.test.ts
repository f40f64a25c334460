import { expect, test } from 'vitest';
import { examBeginning, examLimits } from './exam-settings.ts';
import type { ExamPaper } from './exam-paper.ts';
import { type PaperFindings, problemsOfExam } from './exam-problems.ts';
import { editableExamStates, examLife, examStates } from './exam-states.ts';

const findings: PaperFindings = { questions: new Map(), unknownRules: [], missing: [], unreadyRules: [] };
const question = (questionId: string) => ({ questionId, version: 1, points: 5 });
const paper: ExamPaper = { kind: 'fixed', questions: [question('a')] };
const rule = { categoryId: 'c', difficulty: null, count: 1, points: 1 };
const kindsOf = (over: object, now = 0) =>
  problemsOfExam({ settings: examBeginning, paper, findings, ...over }, now).map(({ kind, index, missing }) =>
    [kind, index, missing].filter((one) => one !== null).join(' '),
  );
const withSettings = (over: object) => kindsOf({ settings: { ...examBeginning, ...over } }, 1_000);

test('[D-183] each problem that keeps an exam from being published is named with its place', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ paper: { kind: 'fixed', questions: [] } })).toEqual(['no-questions']);
  expect(kindsOf({ paper: { kind: 'drawn', rules: [] } })).toEqual(['no-questions']);
  expect(kindsOf({ paper: { kind: 'drawn', rules: [{ ...rule, count: examLimits.questions + 1 }] } })).toEqual([
    'too-many-questions',
  ]);
  expect(kindsOf({ paper: { kind: 'fixed', questions: [question('a'), question('b'), question('a')] } })).toEqual([
    'same-question 2',
  ]);
  expect(kindsOf({ findings: { ...findings, questions: new Map([[0, 'retired-question']]) } })).toEqual([
    'retired-question 0',
  ]);
  const missing = [
    { rule: 0, count: 1 },
    { rule: 1, count: 3 },
  ];
  expect(
    kindsOf({ paper: { kind: 'drawn', rules: [rule, rule] }, findings: { ...findings, unknownRules: [0], missing } }),
  ).toEqual(['unknown-category 0', 'too-few-in-bank 1 3']);
  expect(
    kindsOf({ paper: { kind: 'drawn', rules: [rule, rule] }, findings: { ...findings, unreadyRules: [1] } }),
  ).toEqual(['rule-media-not-ready 1']);
  expect(withSettings({ openTime: 5_000, closeTime: 5_000 })).toEqual(['window-reversed']);
  expect(withSettings({ closeTime: 1_000 })).toEqual(['window-over']);
  expect(withSettings({ lengthMinutes: null })).toEqual(['no-end']);
  expect(withSettings({ lengthMinutes: null, closeTime: 5_000 })).toEqual([]);
  expect(withSettings({ revealTime: 'closing' })).toEqual(['reveal-without-end']);
});

test('[D-183] the life of an exam: what is published is withdrawn before it is edited', () => {
  const walked = Object.keys(examLife.table).flatMap((action) =>
    examStates.filter((state) => examLife.can(action as 'publish', state)).map((state) => `${action} ${state}`),
  );
  expect(walked).toEqual([
    'publish draft',
    'publish withdrawn',
    'withdraw published',
    'archive draft',
    'archive withdrawn',
  ]);
  expect(editableExamStates).toEqual(['draft', 'withdrawn']);
});

test('[ENUM-12] a certification exam needs a pass mark', () => {
  expect(withSettings({ isCertification: true })).toEqual([]);
  expect(withSettings({ isCertification: true, passPercent: null })).toEqual(['certification-without-pass']);
  expect(withSettings({ passPercent: null })).toEqual([]);
});
