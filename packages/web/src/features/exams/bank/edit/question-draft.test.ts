import type { ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { expect, test } from 'vitest';
import {
  areTagsRight,
  askableOf,
  bodyProblems,
  draftOf,
  freshDraft,
  inputOf,
  type QuestionDraft,
  questionOf,
} from './question-draft.ts';
import { blanksOf, emptySimple, simpleOf, withBlank } from './simple-draft.ts';

const options = ['甲', '乙', '丙'].map((text, index) => ({ id: `o${index + 1}`, text }));
const simple: SimpleQuestion[] = [
  { kind: 'single', text: '一', options, rightId: 'o2', penalty: 2500 },
  { kind: 'multiple', text: '二', options, rightIds: ['o1', 'o3'], rule: 'balanced', penalty: 0 },
  { kind: 'trueFalse', text: '三', isTrue: false, penalty: 5000 },
  {
    kind: 'blanks',
    text: '先{{b1}}后{{b2}}',
    blanks: [
      { id: 'b1', accepted: ['断电', '停电'], isCaseSensitive: false },
      { id: 'b2', accepted: ['验电'], isCaseSensitive: true },
    ],
    rule: 'all',
  },
  { kind: 'short', text: '五', accepted: ['FMEA', '失效模式分析'], isCaseSensitive: true },
  { kind: 'numeric', text: '六', value: -1.5, tolerance: 2, isPercent: true },
  {
    kind: 'matching',
    text: '七',
    left: [
      { id: 'l1', text: '红' },
      { id: 'l2', text: '橙' },
      { id: 'l3', text: '蓝' },
    ],
    right: [
      { id: 'r1', text: '暖' },
      { id: 'r2', text: '冷' },
      { id: 'r3', text: '无' },
    ],
    pairs: { l1: 'r1', l2: 'r1', l3: 'r2' },
    rule: 'share',
  },
  { kind: 'ordering', text: '八', items: options, rule: 'share' },
  {
    kind: 'essay',
    text: '九',
    rubric: '三点',
    criteria: [
      {
        id: 'c1',
        text: '数据',
        levels: [
          { id: 'l1', text: '没有', points: 0 },
          { id: 'l2', text: '有', points: 4 },
        ],
      },
    ],
  },
  { kind: 'file', text: '十', rubric: '', accepts: { kinds: ['audio'], maxMb: 5, maxFiles: 1 } },
];
const stem: ExamQuestion = {
  kind: 'stem',
  text: '材料',
  parts: simple.slice(0, 2).map((question, index) => ({ id: `q${index + 1}`, weight: index + 1, question })),
};

const read = (question: ExamQuestion) =>
  draftOf({
    id: 'q',
    version: 2,
    latestVersion: 2,
    isRetired: false,
    authorName: '',
    updateTime: 0,
    categoryId: 'c',
    difficulty: 4,
    tags: ['图'],
    explanation: '见手册',
    can: { revise: true },
    question,
  });

test('[D-183] a question of every kind is written as it was read', () => {
  const questions = [...simple, stem];
  expect(questions.map(({ kind }) => kind)).toEqual([...examQuestionKinds]);
  for (const question of questions) {
    expect(askableOf(read(question))).toEqual(question);
    expect(inputOf(read(question))).toMatchObject({
      categoryId: 'c',
      difficulty: 4,
      tags: ['图'],
      explanation: '见手册',
    });
  }
});

test('[D-183] what keeps a question from being asked is found at its words or its key', () => {
  const draft = (over: Partial<QuestionDraft['body']>, kind: QuestionDraft['kind'] = 'single'): QuestionDraft => ({
    ...freshDraft('c'),
    kind,
    body: { ...emptySimple('single'), text: '问', ...over },
  });
  const right = options.map((option, index) => ({ ...option, isRight: index === 0 }));
  expect(bodyProblems(draft({ text: ' ' }))).toEqual({ text: 'empty-text', key: null });
  expect(bodyProblems(draft({})).key).toBe('too-few-options');
  expect(bodyProblems(draft({ options: options.map((one) => ({ ...one, isRight: false })) })).key).toBe(
    'unknown-option',
  );
  expect(bodyProblems(draft({ options: right })).key).toBeNull();
  expect(bodyProblems(draft({ options: right, penalty: '120' })).key).toBe('wrong-penalty');
  expect(bodyProblems(draft({ options: right, penalty: 'x' })).key).toBe('wrong-penalty');
  expect(bodyProblems(draft({ value: '三' }, 'numeric')).key).toBe('wrong-number');
  expect(bodyProblems(draft({ value: '3', tolerance: '-1' }, 'numeric')).key).toBe('wrong-tolerance');
  expect(bodyProblems(draft({ accepted: Array(30).fill('a').join('\n') }, 'short')).key).toBe('wrong-fields');
  expect(bodyProblems({ ...draft({}, 'stem'), parts: [] }).key).toBe('no-parts');
  expect(bodyProblems(draft({}, 'stem')).key).toBe('wrong-fields');
});

test('[D-183] tags are separated by any comma, none twice, and not too many', () => {
  expect(inputOf({ ...freshDraft('c'), tags: ' 图， 首件、图,,' }).tags).toEqual(['图', '首件']);
  expect([areTagsRight('a,b'), areTagsRight('x'.repeat(31)), areTagsRight('a,b,c,d,e,f,g,h,i,j,k')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[D-183] gaps follow the text: inserted at the cursor, gone with it, and back with what was right', () => {
  const first = { ...emptySimple('blanks'), text: '先后', ...withBlank({ ...emptySimple('blanks'), text: '先后' }, 1) };
  expect(first.text).toBe('先{{b1}}后');
  const second = { ...first, ...withBlank(first, first.text.length) };
  const filled = { ...second, blanks: second.blanks.map((blank) => ({ ...blank, accepted: `${blank.id}\n` })) };
  expect(simpleOf(filled)).toMatchObject({ blanks: [{ accepted: ['b1'] }, { accepted: ['b2'] }] });
  const without = { ...filled, text: '先后{{b2}}' };
  expect(blanksOf(without).map(({ id }) => id)).toEqual(['b2']);
  expect(blanksOf({ ...without, text: filled.text })[0]?.accepted).toBe('b1\n');
});

test('[D-183] rows left empty are no options', () => {
  const body = {
    ...emptySimple('ordering'),
    text: '问',
    items: [...options.slice(0, 2), { id: 'o9', text: ' ' }],
    pairs: [
      { id: 'l1', left: '甲', right: '一' },
      { id: 'l2', left: '乙', right: '一 ' },
      { id: 'l3', left: '', right: '' },
    ],
    extras: [
      { id: 'x1', text: '二' },
      { id: 'x2', text: '' },
    ],
  };
  expect(simpleOf(body)).toMatchObject({ items: options.slice(0, 2) });
  expect(questionOf({ ...freshDraft('c'), kind: 'matching', body })).toMatchObject({
    left: [{ id: 'l1' }, { id: 'l2' }],
    right: [
      { id: 'r1', text: '一' },
      { id: 'r2', text: '二' },
    ],
    pairs: { l1: 'r1', l2: 'r1' },
  });
});

test('[D-183] pictures of pairs and items are written as they were read; right sides of one text and picture are one', () => {
  const picture = (fileId: string) => ({
    fileId,
    kind: 'picture' as const,
    path: `/files/${fileId}`,
    alt: fileId,
    width: 4,
    height: 3,
  });
  const matching: SimpleQuestion = {
    kind: 'matching',
    text: '配',
    left: [
      { id: 'l1', text: '红', picture: picture('red') },
      { id: 'l2', text: '橙' },
      { id: 'l3', text: '蓝', picture: picture('blue') },
    ],
    right: [
      { id: 'r1', text: '图', picture: picture('warm') },
      { id: 'r2', text: '图', picture: picture('cold') },
      { id: 'r3', text: '图三', picture: picture('none') },
    ],
    pairs: { l1: 'r1', l2: 'r1', l3: 'r2' },
    rule: 'all',
  };
  const items = options.map((option) => ({ ...option, picture: picture(option.id) }));
  for (const question of [matching, { kind: 'ordering' as const, text: '排', items, rule: 'share' as const }])
    expect(askableOf(read(question))).toEqual(question);
  const { body, ...draft } = read(matching);
  // Words alone mean the side of these words that has a picture.
  const pairs = body.pairs.map((pair) => (pair.id === 'l2' ? { ...pair, rightPicture: undefined } : pair));
  expect(questionOf({ ...draft, body: { ...body, pairs } })).toEqual(matching);
  const undescribed = body.extras.map((extra) => ({ ...extra, picture: { ...picture('none'), alt: ' ' } }));
  expect(bodyProblems({ ...draft, body: { ...body, extras: undescribed } }).key).toBe('media-without-words');
});
