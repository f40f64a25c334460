import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openThinkTags, splitThoughts } from './think-tags.ts';

test.for([
  ['<think>先看题目。</think>\n\n好的。', { reasoning: '先看题目。', text: '好的。' }],
  ['好的。<think>再想想</think>完。', { reasoning: '再想想', text: '好的。完。' }],
  ['<THINKING>a</Thinking>b', { reasoning: 'a', text: 'b' }],
  ['<think>没有说完', { reasoning: '没有说完', text: '' }],
  ['1 < 2, <thin> and <b>', { reasoning: '', text: '1 < 2, <thin> and <b>' }],
  ['an end that is none <thi', { reasoning: '', text: 'an end that is none <thi' }],
  ['', { reasoning: '', text: '' }],
] as const)('[AI-17] thoughts between tags are told from the answer: %s', ([written, expected]) => {
  expect(splitThoughts(written)).toEqual(expected);
});

const part = fc.constantFrom('<think>', '</think>', '<', 'think', '/', '>', '换型', ' ', '\n', 'a<');

test('[AI-17] however a text is cut into chunks, the same is thought and said', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(5), { maxLength: 40 }), (parts, cuts) => {
      const written = parts.join('');
      const tags = openThinkTags();
      let at = 0;
      const pieces = [...cuts.map((length) => written.slice(at, (at += length))), written.slice(at)].flatMap(tags.add);
      const all = [...pieces, ...tags.end()];
      const joined = (kind: string) => all.flatMap((piece) => (piece.kind === kind ? [piece.text] : [])).join('');
      expect({ reasoning: joined('reasoning'), text: joined('text') }).toEqual(splitThoughts(written));
    }),
  );
});
