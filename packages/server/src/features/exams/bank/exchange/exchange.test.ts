import type { ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExchangedQuestion } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { languages } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';
import { readGift } from './gift/read-gift.ts';
import { writeGift } from './gift/write-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import { optionsOf, pairsOf, type ParsedFile } from './parsed-file.ts';
import { readQuestionTable } from './table/read-question-table.ts';
import { writeQuestionTable } from './table/write-question-table.ts';

const options = optionsOf('o', ['断电，上锁', '清理 {台面}', '1 = 2 ~ 3 # "4"', '<b>\\ & :', '\\(\\frac{a}{b}\\)']);
const simple: readonly SimpleQuestion[] = [
  { kind: 'single', text: '=先做什么？\n第二行', options, rightId: 'o1', penalty: 2500 },
  { kind: 'multiple', text: '哪些？', options, rightIds: ['o1', 'o3'], rule: 'balanced', penalty: 0 },
  { kind: 'trueFalse', text: '返工品须复检。', isTrue: false, penalty: 0 },
  {
    kind: 'blanks',
    text: '先{{b1}}后',
    blanks: [{ id: 'b1', accepted: ['断电', '停电'], isCaseSensitive: false }],
    rule: 'share',
  },
  { kind: 'short', text: '缩写？', accepted: ['FMEA', 'fmea 2'], isCaseSensitive: true },
  { kind: 'numeric', text: '多少？', value: -1.5, tolerance: 0.25, isPercent: false },
  {
    kind: 'matching',
    text: '对应。',
    ...pairsOf([
      ['红', '停'],
      ['绿', '行'],
      ['黄', '停'],
      ['', '无'],
    ]),
    rule: 'share',
  },
  { kind: 'essay', text: '写一写。', rubric: '' },
];
const tableOnly: readonly ExamQuestion[] = [
  { kind: 'multiple', text: '还有哪些？', options, rightIds: ['o2'], rule: 'all', penalty: 1000 },
  { kind: 'trueFalse', text: '要扣分。', isTrue: true, penalty: 5000 },
  { kind: 'numeric', text: '百分之几？', value: 20, tolerance: 5, isPercent: true },
  { kind: 'ordering', text: '排序。', items: optionsOf('o', ['一', '二', '三']), rule: 'all' },
  { kind: 'file', text: '交文件。', rubric: '三点' },
  {
    kind: 'blanks',
    text: '{{b1}}、{{b2}}',
    blanks: [
      { id: 'b1', accepted: ['mW'], isCaseSensitive: true },
      { id: 'b2', accepted: ['瓦'], isCaseSensitive: false },
    ],
    rule: 'all',
  },
  {
    kind: 'stem',
    text: '材料。',
    parts: [
      { id: 'q1', weight: 1, question: { kind: 'short', text: '一？', accepted: ['甲'], isCaseSensitive: false } },
      { id: 'q2', weight: 3, question: { kind: 'trueFalse', text: '二？', isTrue: true, penalty: 0 } },
    ],
  },
];
const filed = (question: ExamQuestion): ExchangedQuestion => ({
  category: ['质量/检验', '工具'],
  difficulty: 4,
  tags: ['图', '首件'],
  question,
  explanation: '见 {手册}：第 3 章 = 要点。',
});
const withoutLines = ({ questions, problems }: ParsedFile) => {
  expect(problems).toEqual([]);
  return questions.map(({ line, ...question }) => (line > 0 ? question : null));
};

test('[D-183] a table of questions of every kind is read as it was written, in all six languages', async () => {
  const questions = [...simple, ...tableOnly].map((one) => ({ ...filed(one), category: ['质量', '工具'] }));
  for (const language of languages) {
    const { text, leftOut } = writeQuestionTable(questions, language);
    expect(leftOut).toEqual([]);
    expect(withoutLines(await readQuestionTable(text))).toEqual(questions);
  }
});

test('[D-183] GIFT is read as it was written; what it cannot say is counted', () => {
  const questions = simple.map(filed);
  const { text, leftOut } = writeGift([...questions, ...tableOnly.slice(1).map(filed)]);
  expect(leftOut).toHaveLength(6);
  expect(withoutLines(readGift(text))).toEqual(questions);
});

test('[D-183] Moodle XML is read as it was written, with what Moodle itself has no word for; it knows no stems', async () => {
  const questions = [...simple, ...tableOnly.filter(({ kind }) => kind !== 'stem' && kind !== 'numeric')].map(filed);
  const renamed = questions.map((one) =>
    one.question.kind === 'ordering'
      ? { ...one, question: { ...one.question, items: optionsOf('i', ['一', '二', '三']) } }
      : one,
  );
  const { text, leftOut } = writeMoodle([...questions, ...tableOnly.slice(-1).map(filed)]);
  expect(leftOut).toMatchObject([{ reason: 'kind', question: { question: { kind: 'stem' } } }]);
  expect(withoutLines(await readMoodle(text))).toEqual(renamed);
});

test('[D-183] GIFT as Moodle documents it', () => {
  const gift = `// comment
$CATEGORY: $course$/top/History

::Q1:: Who's buried in Grant's tomb?{~%-50%Grant ~%-50%Jefferson =no one#Right!####He is entombed}

Two plus {=two =2} equals four.

[html]<p>Grant was <b>buried</b> in&nbsp;a tomb.</p>{T}

When was Ulysses S. Grant born?{#1822:5}

What is the value of pi?{#3.141..3.142}

Which animals eat eggs? {=cat -> cat food =dog -> dog food}

{~%50%a ~%50%b ~%-100%c}

Half right {=%50%maybe =yes}

No braces at all

<img src="x">{T}`;
  const { questions, problems } = readGift(gift);
  expect(questions.map(({ line, question: { kind, text } }) => [line, kind, text])).toEqual([
    [4, 'single', "Who's buried in Grant's tomb?"],
    [6, 'blanks', 'Two plus{{b1}}equals four.'],
    [8, 'trueFalse', 'Grant was buried in a tomb.'],
    [10, 'numeric', 'When was Ulysses S. Grant born?'],
    [12, 'numeric', 'What is the value of pi?'],
    [14, 'matching', 'Which animals eat eggs?'],
  ]);
  expect(questions[0]).toMatchObject({
    category: ['History'],
    explanation: 'He is entombed',
    question: { rightId: 'o3', penalty: 5000 },
  });
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [16, 'empty-text'],
    [18, 'not-supported'],
    [20, 'not-supported'],
    [22, 'has-picture'],
  ]);
});

test('[D-183] what is wrong with a table is said line by line, and the other lines are read', async () => {
  const table = `题型,题干,选项A,选项B,答案,小题权重,难度
单选题,对的,甲,乙,A,,
单选题,没有答案,甲,乙,,,
单选题,没有这项,甲,乙,D,,
怪题,什么,,,,,
填空题,没有空,,,答案,,
计算题,几？,,,三,,
判断题,是吗？,,,也许,,
单选题,小题,甲,乙,A,2,
单选题,难度,甲,乙,A,,9
单选题,,甲,乙,A,,
`;
  const { questions, problems } = await readQuestionTable(table);
  expect(questions.map(({ line }) => line)).toEqual([2]);
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [3, 'no-right-answer'],
    [4, 'wrong-answer'],
    [5, 'unknown-kind'],
    [6, 'blank-not-in-text'],
    [7, 'wrong-number'],
    [8, 'wrong-answer'],
    [9, 'part-without-stem'],
    [10, 'wrong-number'],
    [11, 'empty-text'],
  ]);
});

test('[D-183] a document type, entities and trees without end are refused before anything of them is read', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><quiz>&lol2;</quiz>`;
  await expect(readMoodle(bomb)).rejects.toThrow('exam.import-harmful');
  await expect(readMoodle('<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>')).rejects.toThrow('exam.import-harmful');
  for (const broken of [
    '',
    'text',
    '<quiz>',
    '<quiz></question>',
    '<a>'.repeat(100),
    '<quiz><question type=></quiz>',
    '<other/>',
  ])
    await expect(readMoodle(broken)).rejects.toThrow('exam.import-unreadable');
  expect(
    await readMoodle(
      '<quiz><question type="description"><questiontext><text>x</text></questiontext></question></quiz>',
    ),
  ).toMatchObject({
    problems: [{ line: 1, problem: 'not-supported', value: 'x' }],
  });
});

test('[D-183] criteria are lines of the rubric in a file; a short question that has them is left out and counted', () => {
  const levels = [0, 4].map((points) => ({ id: `l${points}`, text: points === 0 ? '没有' : '有', points }));
  const criteria = [{ id: 'c1', text: '数据', levels }];
  const of = (question: ExamQuestion): ExchangedQuestion => ({
    category: ['甲'],
    difficulty: 1,
    tags: [],
    question,
    explanation: '',
  });
  const short = of({ kind: 'short', text: '简答', accepted: ['对'], isCaseSensitive: false, criteria });
  const all = [of({ kind: 'essay', text: '论述', rubric: '要点', criteria }), short];
  for (const { text, leftOut } of [writeMoodle(all), writeQuestionTable(all, 'cn')]) {
    expect(leftOut).toMatchObject([{ reason: 'kind', question: short }]);
    expect(text).toContain('要点\n数据 (没有 0 / 有 4)');
    expect(text).not.toContain('简答');
  }
  expect(writeGift(all).leftOut).toHaveLength(2);
});
