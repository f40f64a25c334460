import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionLimits, parseCaptions, toVtt } from './caption-cues.ts';

test('[D-183] WebVTT is read: settings, voices, notes and entities are no words', () => {
  const source = `\uFEFFWEBVTT - 安全\r\n\r\nNOTE 草稿\r\n\r\nintro\r\n00:01.000 --> 00:03.500 align:start\r\n<v 宋清和>先看 <b>标识</b>\r\n\r\n01:00:00.000 --> 01:00:02.000\nA &amp; B &lt;C&gt;`;
  expect(parseCaptions(source)).toEqual([
    { from: 1, to: 3.5, text: '先看 标识' },
    { from: 3_600, to: 3_602, text: 'A & B <C>' },
  ]);
});

test('[D-183] SRT is read, two lines are one cue, and what comes late stands in its order', () => {
  const source = '2\n00:00:05,000 --> 00:00:06,000\n后\n\n1\n00:00:01,200 --> 00:00:02,000\n第一行\n第二行\n';
  expect(parseCaptions(source)).toEqual([
    { from: 1.2, to: 2, text: '第一行\n第二行' },
    { from: 5, to: 6, text: '后' },
  ]);
});

test('[D-183] what is no file of captions, is broken, empty or too much is refused as a whole', () => {
  const cue = '00:01.000 --> 00:02.000\n话';
  const long = `00:01.000 --> 00:02.000\n${'长'.repeat(captionLimits.cueText + 1)}`;
  const many = Array.from({ length: captionLimits.cues + 1 }, () => cue).join('\n\n');
  const broken = [
    '',
    'WEBVTT',
    '<html></html>',
    `${cue}\n\n00:04 --> 00:05\n坏`,
    '00:02.000 --> 00:01.000\n倒',
    long,
    many,
  ];
  expect(broken.map((source) => parseCaptions(source))).toEqual(broken.map(() => undefined));
  expect(parseCaptions('x'.repeat(captionLimits.characters + 1))).toBeUndefined();
});

test('[D-183] cues written for players are read again as they were', () => {
  const word = fc.stringMatching(/^[a-z&<>中文]{1,12}$/);
  const cue = fc.record({
    from: fc.integer({ min: 0, max: 90_000 }),
    length: fc.integer({ min: 1, max: 9_000 }),
    text: word,
  });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (drawn) => {
      const cues = drawn
        .map(({ from, length, text }) => ({ from: from / 8, to: (from + length) / 8, text }))
        .toSorted((one, other) => one.from - other.from);
      expect(parseCaptions(toVtt(cues))).toEqual(cues);
    }),
  );
});
