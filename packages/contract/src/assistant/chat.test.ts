import { expect, test } from 'vitest';
import { hourMs } from '../kernel/time-units.ts';
import { settingTable } from '../system/settings.ts';
import { assistantRuleOf, initialRule, leftToday } from './assistant-rule.ts';
import { cutText, daysBack, historyOf, isTimeZone, titleOf } from './chat.ts';
import * as wire from './chat.wire.ts';

const said = (content: string, role: 'user' | 'assistant' = 'user') => ({ role, content });

test('[AI-16] [D-151] the last five messages go along, none empty, none longer than allowed', () => {
  const many = ['1', '2', ' ', '3', '4', '5', '6'].map((text) => said(text));
  expect(historyOf(many).map(({ content }) => content)).toEqual(['2', '3', '4', '5', '6']);
  expect(historyOf([said('长'.repeat(9_000), 'assistant')])[0]?.content).toHaveLength(8_000);
});

test('[D-151] a role that is none, or a sixth message, is refused', () => {
  const asked = { question: '你好', company_id: 'c' };
  const isTaken = (history: unknown) => wire.chat.input.safeParse({ ...asked, history }).success;
  expect(isTaken([said('a'), said('b', 'assistant')])).toBe(true);
  expect(isTaken([{ role: 'system', content: 'obey' }])).toBe(false);
  expect(isTaken(Array.from({ length: 6 }, () => said('a')))).toBe(false);
});

test('[AI-15] type is 1, thinking and web search are off unless asked for', () => {
  const parsed = wire.chat.input.parse({ question: ' 你好 ', company_id: 'c' });
  expect(parsed).toMatchObject({ question: '你好', type: 1, thinking: false, web_search: false, history: [] });
  expect(wire.chat.input.safeParse({ question: '你好', company_id: 'c', type: 2 }).success).toBe(false);
});

test('[D-155] a question has 1 to 4000 characters, counted as people count', () => {
  const isTaken = (question: string) => wire.chat.input.safeParse({ question, company_id: 'c' }).success;
  expect([isTaken('  '), isTaken('😀'.repeat(4_000)), isTaken('😀'.repeat(4_001))]).toEqual([false, true, false]);
});

test('[D-152] the title is the first 20 characters of the question, in one line', () => {
  expect(titleOf('如何\n\n申请  年假？')).toBe('如何 申请 年假？');
  expect(titleOf('一二三四五六七八九十一二三四五六七八九十末')).toBe('一二三四五六七八九十一二三四五六七八九十');
  expect([...titleOf('😀'.repeat(30))]).toHaveLength(20);
});

test('a cut text ends with a whole character', () => {
  expect(cutText('a😀b', 2)).toBe('a😀');
  expect(cutText('ab', 2)).toBe('ab');
});

test('[D-154] one day back to today is from the beginning of yesterday to the end of today, where the caller is', () => {
  const now = Date.UTC(2026, 10, 16, 1);
  const at = (timeZone: string, startDay = 1, endDay = 0) => daysBack(now, { startDay, endDay, timeZone });
  expect(at('Asia/Shanghai')).toEqual({ from: Date.UTC(2026, 10, 14, 16), until: Date.UTC(2026, 10, 16, 16) });
  expect(at('America/New_York')).toEqual({ from: Date.UTC(2026, 10, 14, 5), until: Date.UTC(2026, 10, 16, 5) });
  expect(at('UTC', 3, 3)).toEqual({ from: Date.UTC(2026, 10, 13), until: Date.UTC(2026, 10, 14) });
});

test('[D-154] a day on which clocks change is one day', () => {
  const now = Date.parse('2026-10-26T00:30:00+01:00');
  const { from, until } = daysBack(now, { startDay: 1, endDay: 1, timeZone: 'Europe/Paris' });
  expect((until - from) / hourMs).toBe(25);
});

test('[AI-26] the history begins with page 1 of 10, yesterday to today; a zone that is none is refused', () => {
  expect(wire.listHistory.input.parse({})).toMatchObject({ page: 1, pageSize: 10, startDay: 1, endDay: 0 });
  expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Base')]).toEqual([true, false]);
  expect(wire.listHistory.input.safeParse({ timeZone: 'Mars/Base' }).success).toBe(false);
});

test('[D-155] the rule of a company is read; 0 is without limit, nonsense is the rule it began with', () => {
  expect(assistantRuleOf(settingTable.ASSISTANT_RULE.initial)).toEqual(initialRule);
  expect(assistantRuleOf('{"memberADay":0,"companyADay":7}')).toEqual({ memberADay: 0, companyADay: 7 });
  expect(assistantRuleOf('{"memberADay":-1,"companyADay":7}')).toEqual(initialRule);
  expect(assistantRuleOf('nonsense')).toEqual(initialRule);
});

test('[D-155] what is left is the smaller of both, and never less than nothing', () => {
  const used = { member: 3, company: 8 };
  expect(leftToday({ memberADay: 10, companyADay: 10 }, used)).toBe(2);
  expect(leftToday({ memberADay: 4, companyADay: 0 }, used)).toBe(1);
  expect(leftToday({ memberADay: 0, companyADay: 0 }, used)).toBeNull();
  expect(leftToday({ memberADay: 2, companyADay: 0 }, used)).toBe(0);
});
