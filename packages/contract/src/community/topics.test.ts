import { expect, test } from 'vitest';
import { textLength } from '../kernel/text-length.ts';
import { addTopic, maxTopics, topicKey, topicNameMax } from './topics.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('[COMM-43] what is there already, in any spelling, and what is empty change nothing', () => {
  const chosen = named('读书会', 'ROS');
  for (const name of ['读书会', ' 读书会 ', 'ros', 'ＲＯＳ', '', '  ']) {
    expect(addTopic(chosen, { name })).toEqual({ topics: chosen, problem: null });
  }
  expect(topicKey(' Ａ  b ')).toBe('a b');
});

test('[COMM-41] ten characters are enough, as people count them', () => {
  const ten = '十个字的话题名称刚好😀';
  expect(textLength(ten)).toBe(11);
  expect(addTopic([], { name: ten }).problem).toBe('too-long');
  const fits = '😀'.repeat(topicNameMax);
  expect(addTopic([], { name: ` ${fits} ` })).toMatchObject({ topics: [{ name: ` ${fits} ` }], problem: null });
});

test('[COMM-42] five at most unless a form says otherwise; a duplicate is no sixth', () => {
  const five = named('一', '二', '三', '四', '五');
  expect(five).toHaveLength(maxTopics);
  expect(addTopic(five, { name: '六' })).toEqual({ topics: five, problem: 'too-many' });
  expect(addTopic(five, { name: '六' }, 6).topics).toHaveLength(6);
  expect(addTopic(five, { name: '五' })).toEqual({ topics: five, problem: null });
});
