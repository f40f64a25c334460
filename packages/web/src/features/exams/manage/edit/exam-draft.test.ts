import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { expect, test } from 'vitest';
import type { ExamForm } from '../exam-form.ts';
import { draftOf, inputOf, newRule, wrongFieldsOf } from './exam-draft.ts';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';

const audience = {
  isEveryone: false,
  organizationIds: ['o1'],
  positionIds: ['p1'],
  topicIds: ['t1'],
  memberIds: ['m1'],
  joinedSince: 5,
};
const exam: ExamForm = {
  id: 'e1',
  revision: 1,
  state: 'draft',
  name: '考试',
  introduction: '闭卷',
  audience,
  settings: { ...examBeginning, openTime: Date.parse('2026-11-17T09:05:00Z'), password: '暗号', maxAttempts: null },
  paper: { kind: 'fixed', questions: [{ questionId: 'q1', version: 1, points: 5 }] },
  audienceOrganizations: [{ id: 'o1', name: '总部' }],
  audiencePositions: [{ id: 'p1', name: '班长' }],
  audienceTopics: [{ id: 't1', name: '安全' }],
  audiencePeople: [{ id: 'm1', fullName: '林知远' }],
  questions: [{ questionId: 'q1', text: '先断电？', kind: 'trueFalse', latestVersion: 2, isRetired: false }],
  pointSum: 5,
  questionCount: 1,
  publishedNumber: null,
  problems: [],
  price: {
    isPay: 0,
    payType: 1,
    isLadderPrice: 0,
    coin: null,
    discountCoin: null,
    payConfig: [],
    vipCardConfiguration: '[]',
  },
  can: { edit: true, publish: true, withdraw: false, archive: true },
};
const { name, introduction, settings, paper, price } = exam;

test('[D-183] an exam that is only opened is sent back as it came', () => {
  expect(inputOf(draftOf(exam), exam)).toEqual({
    name,
    introduction,
    audience,
    settings,
    paper,
    price,
  });
});

test('[D-183] rules are sent as numbers; everybody replaces those who were chosen, who stay in the draft', () => {
  const rule = { ...newRule(), categoryId: 'c1', difficulty: 3 as const, count: ' 4 ', points: '2' };
  const draft = { ...draftOf(exam), paperKind: 'drawn' as const, rules: [rule], isEveryone: true };
  expect(inputOf(draft, exam)).toMatchObject({
    audience: { isEveryone: true, organizationIds: [], positionIds: [], topicIds: [], memberIds: [] },
    paper: { kind: 'drawn', rules: [{ categoryId: 'c1', difficulty: 3, count: 4, points: 2 }] },
  });
  expect(draft.members).toEqual([{ id: 'm1', name: '林知远' }]);
});

test('[D-183] empty numbers mean none; what is no whole number in its range is a wrong field', () => {
  const wrong = (change: object) =>
    Object.entries(wrongFieldsOf({ ...draftOf(exam), ...change })).flatMap(([field, isWrong]) =>
      isWrong ? [field] : [],
    );
  expect(wrong({})).toEqual([]);
  expect(wrong({ lengthMinutes: '', maxAttempts: '', delayMinutes: '', passPercent: '' })).toEqual([]);
  expect(wrong({ name: ' ', lengthMinutes: '0', maxAttempts: 'x', delayMinutes: '-1', passPercent: '101' })).toEqual([
    'name',
    'lengthMinutes',
    'maxAttempts',
    'delayMinutes',
    'passPercent',
  ]);
  expect(wrong({ organizations: [], positions: [], followedTopics: [], members: [] })).toEqual(['organizations']);
  expect(wrong({ paperKind: 'drawn', rules: [newRule()] })).toEqual(['rules']);
  expect(wrong({ questions: [{ ...draftOf(exam).questions[0], points: '' }] })).toEqual(['questions']);
  expect(['7', ' 7 ', '7.5', '', '101'].map((text) => wholeNumber(text, { min: 1, max: 100 }))).toEqual([
    7,
    7,
    null,
    null,
    null,
  ]);
});
