import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/surveys/survey.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';

let world: TestWorld;
let surveys: ReturnType<typeof surveysOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  surveys = surveysOf(world);
  shen = await surveys.as('shenruoxi');
});
afterAll(() => world.close());

const accounts = ['linzhiyuan', 'tangyuwei', 'hejingxing', 'baisuyin', 'fangqiming'];

async function answerAll(id: string, people: readonly string[]): Promise<void> {
  for (const [index, account] of people.entries())
    await surveys.answer(await surveys.as(account), id, { q1: 'o1', q2: `意见${index}`, q3: (index % 5) + 1 });
}

test('[D-183] of an anonymous survey four answers show nothing, the fifth shows all, and never a name', async () => {
  const id = await surveys.open(shen);
  await answerAll(id, accounts.slice(0, 4));
  const hidden = (await shen.call(wire.readSurveyResults, { id })).body;
  expect(hidden).toMatchObject({ answerCount: 4, isWithheld: true, tallies: [] });
  const file = (await shen.call(wire.exportSurveyResults, { id })).body as string;
  expect(file).not.toContain('意见');
  expect(file).not.toContain('不好');
  await answerAll(id, accounts.slice(4));
  const { tallies, isWithheld, invitedCount } = (await shen.call(wire.readSurveyResults, { id })).body;
  expect([isWithheld, invitedCount]).toEqual([false, 24]);
  expect(tallies.map(({ answered }) => answered)).toEqual([5, 5, 5]);
  expect(tallies[0]?.counts).toEqual([
    { key: 'o0', count: 0 },
    { key: 'o1', count: 5 },
  ]);
  expect(tallies[1]?.texts.map(({ text }) => text).toSorted()).toEqual(['意见0', '意见0', '意见1', '意见2', '意见3']);
  expect(tallies[1]?.texts.every(({ person }) => person === null)).toBe(true);
  expect(tallies[2]).toMatchObject({ lowest: 1, highest: 4 });
});

test('[D-183] a question few were asked is withheld although the survey is not', async () => {
  const id = await surveys.open(shen);
  await answerAll(id, accounts.slice(0, 1));
  for (const account of accounts.slice(1)) await surveys.answer(await surveys.as(account), id, { q1: 'o0' });
  const { tallies } = (await shen.call(wire.readSurveyResults, { id })).body;
  expect(tallies.map((one) => one.isWithheld)).toEqual([false, true, true]);
  expect(tallies[1]).toMatchObject({ answered: 0, texts: [] });
  expect(String((await shen.call(wire.exportSurveyResults, { id })).body)).not.toContain('意见0');
});

test('[D-183] with names one sees who said what, by organisation, and the file says which', async () => {
  const id = await surveys.open(shen, { isAnonymous: false, title: '=实名问卷' });
  await answerAll(id, accounts);
  const [east] = await world.rows("select id from organization where name = '华东销售部'");
  const organizationId = String(east?.['id']);
  const { tallies, answerCount } = (await shen.call(wire.readSurveyResults, { id, organizationId })).body;
  expect(answerCount).toBe(1);
  expect(tallies[1]?.texts).toMatchObject([{ text: '意见4', person: { fullName: '方启明' } }]);
  const file = String((await shen.call(wire.exportSurveyResults, { id, organizationId })).body);
  expect(file).toContain('组织,华东销售部');
  expect(file).toContain("问卷,'=实名问卷");
  expect(file).toContain('方启明,华东销售部');
  expect(file).toContain('不好,意见4,5');
  expect(file).not.toContain('林知远');
  const rows = await rowsOf((await shen.call(wire.exportSurveyWorkbook, { id, organizationId })).bytes);
  expect(rows.slice(0, 3)).toEqual([
    ['问卷', '=实名问卷'],
    ['导出时间', expect.any(String)],
    ['组织', '华东销售部'],
  ]);
  expect(rows.slice(5)).toEqual([['方启明', '华东销售部', expect.any(String), '不好', '意见4', 5]]);
  const whole = String((await shen.call(wire.exportSurveyResults, { id })).body);
  expect(whole).toContain('组织,全部');
  expect(whole.split('\r\n').filter((line) => line.includes('意见'))).toHaveLength(5);
});

test('[D-183] the file of an anonymous survey counts, and has no line of a person', async () => {
  const id = await surveys.open(shen);
  await answerAll(id, accounts);
  const { body, headers } = await shen.call(wire.exportSurveyResults, { id }, { headers: { 'accept-language': 'en' } });
  expect(String(headers['content-type'])).toContain('text/csv');
  const file = String(body);
  expect(file).toContain('食堂怎么样？,不好,5');
  expect(file).toContain('打个分,Average,3.00');
  expect(file).not.toMatch(/林知远|唐予微/);
  const rows = await rowsOf((await shen.call(wire.exportSurveyWorkbook, { id })).bytes);
  expect(rows).toContainEqual(['打个分', '平均', 3]);
  expect(JSON.stringify(rows)).not.toMatch(/林知远|唐予微/);
  expect(file.split('\r\n').filter((line) => line.includes('意见') && line.includes('食堂'))).toEqual([]);
});

test('[D-183] an anonymous survey has no filter, a draft no results; an administrator reads them, too', async () => {
  const id = await surveys.open(shen);
  const organizationId = await surveys.companyId();
  const code = errorTable['survey.anonymous'].number;
  expect((await shen.call(wire.readSurveyResults, { id, organizationId })).body.errorCode).toBe(code);
  expect((await shen.call(wire.exportSurveyResults, { id, organizationId })).body.errorCode).toBe(code);
  expect((await shen.call(wire.exportSurveyWorkbook, { id, organizationId })).body.errorCode).toBe(code);
  const draft = await surveys.draft(shen);
  expect((await shen.call(wire.readSurveyResults, { id: draft })).status).toBe(404);
  expect((await (await surveys.as('luchengze')).call(wire.readSurveyResults, { id })).status).toBe(200);
});
