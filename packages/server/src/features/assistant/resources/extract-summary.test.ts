import { expect, test } from 'vitest';
import { extractSummary } from './extract-summary.ts';
import { readSummary } from './summarize-by-model.ts';

const text = [
  '先说结论：换型没有买新设备。',
  '今天天气不错。',
  '我们拍了六次换型，逐秒记下时间。',
  '换型里找工具占十一分钟，拧螺栓占十四分钟。',
  '午饭是面条。',
  '十二颗螺栓换成四个快换销，换型时间降到九分钟。',
  '谢谢。',
].join('');

test('[AI-30] [D-159] without a model the sentences that say most are kept word for word, in the order of the text', () => {
  const { summary, points } = extractSummary('换型从四十分钟到九分钟', text);
  const all = [...summary.split(' '), ...points];
  for (const sentence of all) expect(text).toContain(sentence);
  expect(summary).toContain('换型');
  expect(summary).not.toContain('天气');
  expect(points).toEqual(points.toSorted((a, b) => text.indexOf(a) - text.indexOf(b)));
  expect(extractSummary('换型从四十分钟到九分钟', text)).toEqual({ summary, points });
});

test('[D-159] a text of one sentence is its own summary', () => {
  expect(extractSummary('题', '只有这一句。')).toEqual({ summary: '只有这一句。', points: [] });
});

test('[D-159] what a model says is read as a paragraph and a list, and nothing else is kept', () => {
  expect(readSummary('总的来说很快。\n\n- 先量\n- 再改\n1. 后买')).toEqual({
    summary: '总的来说很快。',
    points: ['先量', '再改', '后买'],
  });
  expect(readSummary('- 只有点')).toBeUndefined();
  expect(readSummary('')).toBeUndefined();
});
