import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExamQuestion, SimpleQuestion } from '../bank/exam-question-kinds.ts';
import { mapMedia } from '../bank/map-media.ts';
import { mediaOf } from '../bank/question-media.ts';
import type { ExamAnswer, SimpleAnswer } from '../marking/exam-answer.ts';
import { fullMark } from '../marking/full-mark.ts';
import { markAnswer } from '../marking/mark-answer.ts';
import { realAnswerOf, type SimpleTakerQuestion, takerQuestionOf } from './taker-question.ts';

const optionsOf = (texts: readonly string[], prefix: string) =>
  texts.map((text, index) => ({ id: `${prefix}${index}`, text }));
const colours = optionsOf(['right', 'red', 'blue', 'green'], 'o');

const simple: readonly SimpleQuestion[] = [
  { kind: 'single', text: '?', options: colours, rightId: 'o0', penalty: 0 },
  { kind: 'multiple', text: '?', options: colours, rightIds: ['o0', 'o1'], rule: 'all', penalty: 0 },
  {
    kind: 'matching',
    text: '?',
    left: optionsOf(['a', 'b', 'c'], 'l'),
    right: optionsOf(['A', 'B', 'C'], 'r'),
    pairs: { l0: 'r0', l1: 'r1', l2: 'r2' },
    rule: 'all',
  },
  { kind: 'ordering', text: '?', items: optionsOf(['1', '2', '3', '4'], 'i'), rule: 'all' },
  { kind: 'trueFalse', text: '?', isTrue: true, penalty: 0 },
  { kind: 'short', text: '?', accepted: ['secret'], isCaseSensitive: false },
  { kind: 'numeric', text: '?', value: 42, tolerance: 0, isPercent: false },
  {
    kind: 'blanks',
    text: '{{b1}}',
    blanks: [{ id: 'b1', accepted: ['secret'], isCaseSensitive: false }],
    rule: 'all',
  },
];

/** Somebody who knows the texts, and sees nothing but what a taker sees. */
function solve(question: SimpleTakerQuestion): SimpleAnswer {
  const idOf = (options: readonly { id: string; text: string }[], text: string) =>
    options.find((option) => option.text === text)?.id ?? '';
  switch (question.kind) {
    case 'single':
      return { kind: 'single', optionId: idOf(question.options, 'right') };
    case 'multiple':
      return { kind: 'multiple', optionIds: ['red', 'right'].map((text) => idOf(question.options, text)) };
    case 'matching': {
      const pairs = question.left.map(({ id, text }) => [id, idOf(question.right, text.toUpperCase())]);
      return { kind: 'matching', pairs: Object.fromEntries(pairs) };
    }
    case 'ordering':
      return { kind: 'ordering', itemIds: ['1', '2', '3', '4'].map((text) => idOf(question.items, text)) };
    case 'trueFalse':
      return { kind: 'trueFalse', isTrue: true };
    case 'numeric':
      return { kind: 'numeric', text: '42' };
    case 'blanks':
      return { kind: 'blanks', texts: { b1: 'secret' } };
    default:
      return { kind: 'short', text: 'secret' };
  }
}

const orders = fc.record({ seed: fc.string(), areOptionsShuffled: fc.boolean() });

test('[D-183] whoever knows the answer has the full mark, however options are ordered and named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...simple), orders, (question, order) => {
      const shown = takerQuestionOf(question, order) as SimpleTakerQuestion;
      expect(markAnswer(question, realAnswerOf(question, order, solve(shown)))).toBe(fullMark);
    }),
  );
});

test('[D-183] the same holds for a stem with all of them', () => {
  const parts = simple.map((question, index) => ({ id: `t${index}`, weight: 1, question }));
  const stem: ExamQuestion = { kind: 'stem', text: '?', parts };
  fc.assert(
    fc.property(orders, (order) => {
      const shown = takerQuestionOf(stem, order);
      const solved = shown.kind === 'stem' ? shown.parts.map(({ id, question }) => [id, solve(question)]) : [];
      const answer: ExamAnswer = { kind: 'stem', parts: Object.fromEntries(solved) };
      expect(markAnswer(stem, realAnswerOf(stem, order, answer))).toBe(fullMark);
    }),
  );
});

test('[D-183] a taker’s question says nothing of its key: neither fields nor the ids and orders of its author', () => {
  const ordering = simple.find(({ kind }) => kind === 'ordering') as SimpleQuestion;
  const seen = new Set<string>();
  for (const question of simple)
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const areOptionsShuffled of [true, false]) {
        const text = JSON.stringify(takerQuestionOf(question, { seed, areOptionsShuffled }));
        expect(text).not.toMatch(/secret|42|rightId|isTrue|pairs|accepted|"[oril]\d"/);
        expect(text).toBe(JSON.stringify(takerQuestionOf(question, { seed, areOptionsShuffled })));
      }
  for (let seed = 0; seed < 50; seed += 1)
    seen.add(JSON.stringify(takerQuestionOf(ordering, { seed: String(seed), areOptionsShuffled: false })));
  expect(seen.size).toBeGreaterThan(10);
});

test('[D-183] items are never shown in their right order: whoever leaves them has answered nothing', () => {
  for (const count of [2, 3, 4]) {
    const items = optionsOf(['1', '2', '3', '4'].slice(0, count), 'i');
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const order = { seed, areOptionsShuffled: false };
        const shown = takerQuestionOf({ kind: 'ordering', text: '?', items, rule: 'all' }, order);
        const texts = shown.kind === 'ordering' ? shown.items.map(({ text }) => text) : [];
        expect(texts.toSorted()).toEqual(items.map(({ text }) => text));
        expect(texts).not.toEqual(items.map(({ text }) => text));
      }),
    );
  }
});

test('[D-183] ids nobody was shown are wrong, also those of the author', () => {
  const [single] = simple;
  const order = { seed: 'a', areOptionsShuffled: true };
  const answer: ExamAnswer = { kind: 'single', optionId: 'o0' };
  expect(single && markAnswer(single, realAnswerOf(single, order, answer))).toBe(0);
});

test('[D-183] pictures of pairs and items go along with their words in every order, and without the ids of files', () => {
  const picture = (name: string) => ({
    fileId: `secret-${name}`,
    kind: 'picture' as const,
    path: `/files/${name}`,
    alt: name,
    width: 4,
    height: 3,
  });
  const pictured = (texts: readonly string[], prefix: string) =>
    optionsOf(texts, prefix).map((option) => ({ ...option, picture: picture(option.text) }));
  const matching: SimpleQuestion = {
    kind: 'matching',
    text: '?',
    left: pictured(['a', 'b'], 'l'),
    right: pictured(['A', 'B'], 'r'),
    pairs: { l0: 'r0', l1: 'r1' },
    rule: 'all',
  };
  const ordering: SimpleQuestion = { kind: 'ordering', text: '?', items: pictured(['1', '2', '3'], 'i'), rule: 'all' };
  expect(mediaOf(matching)).toHaveLength(4);
  expect(mediaOf(mapMedia(ordering, (one) => ({ ...one, alt: 'seen' }))).map(({ alt }) => alt)).toEqual(
    Array(3).fill('seen'),
  );
  for (const question of [matching, ordering])
    for (const seed of ['a', 'b', 'c']) {
      const shown = takerQuestionOf(question, { seed, areOptionsShuffled: true });
      expect(JSON.stringify(shown)).not.toContain('secret');
      const sides =
        shown.kind === 'matching' ? [...shown.left, ...shown.right] : shown.kind === 'ordering' ? shown.items : [];
      expect(sides.map(({ text }) => text).toSorted()).toEqual(
        mediaOf(question)
          .map(({ alt }) => alt)
          .toSorted(),
      );
      for (const { text, picture: view } of sides) expect(view).toMatchObject({ path: `/files/${text}`, alt: text });
    }
});
