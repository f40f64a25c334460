import * as wire from '@shuyuan/contract/assistant/chat.wire';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type AssistantTests, assistantOf, placeOf } from '../../../world/tests/people/test-assistant.ts';
import { openModel, type TestModel } from '../../../world/tests/people/test-model.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { assistantJobs } from '../assistant.jobs.ts';

let model: TestModel;
let world: TestWorld;
let tests: AssistantTests;
let tang: Caller;

beforeAll(async () => {
  model = await openModel();
  world = await openWorld({ env: model.env });
  tests = await assistantOf(world);
  tang = await world.signIn('tangyuwei');
});
afterAll(async () => {
  await world.close();
  await model.close();
});

async function askAgo(hours: number, question: string): Promise<string> {
  const { sessionId } = placeOf(await tests.ask(tang, { question }));
  const at = new Date(world.clock.now() - hours * hourMs);
  await world.rows('update assistant_session set updated_at = $2 where id = $1', [sessionId, at]);
  return sessionId;
}

test('[AI-26] [AI-27] [D-154] [C-24] the history is by days where the caller is, and says whether there is more', async () => {
  const today = await askAgo(0, '今天问的');
  const old = await askAgo(24 * 5, '五天前问的');
  const list = async (input: object) => (await tang.call(wire.listHistory, input)).body;
  const timeZone = 'Asia/Shanghai';
  const first = await list({ timeZone });
  expect(first.items.map(({ sessionId }) => sessionId)).toEqual([today]);
  expect(first).toMatchObject({ recordCount: 1, hasMoreDays: true });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(world.clock.now());
  expect(first.items[0]).toMatchObject({ chatTitle: '今天问的', day, thinking: false, webSearch: false });
  const wider = await list({ timeZone, startDay: 6 });
  expect(wider.items.map(({ sessionId }) => sessionId)).toEqual([today, old]);
  expect(wider.hasMoreDays).toBe(false);
  expect((await list({ timeZone, startDay: 6, endDay: 3 })).items.map(({ sessionId }) => sessionId)).toEqual([old]);
  for (let n = 0; n < 10; n++) await askAgo(0, `第 ${n} 问`);
  const full = await list({ timeZone, startDay: 6 });
  expect(full.items).toHaveLength(10);
  // The page is full, and the total says that it is not all.
  expect(full).toMatchObject({ recordCount: 12, hasMoreDays: true });
  expect((await list({ timeZone, startDay: 6, page: 2 })).items).toHaveLength(2);
  expect((await tang.call(wire.listHistory, { timeZone: 'Mars/Base' })).status).toBe(422);
});

test('[AI-32] sessions are listed and searched by title; signs mean nothing', async () => {
  await tests.ask(tang, { question: '百分之100%_对吗' });
  const titles = async (search: string) =>
    (await tang.call(wire.listSessions, { search })).body.items.map(({ chatTitle }) => chatTitle);
  expect(await titles('100%_对')).toEqual(['百分之100%_对吗']);
  expect(await titles('%')).toEqual([]);
  expect(await titles('没有这样的')).toEqual([]);
  expect((await tang.call(wire.listSessions, { pageSize: 3 })).body.items).toHaveLength(3);
});

test('[AI-11] [AI-32] a conversation has another title, and comes in pages from its end', async () => {
  const { sessionId } = placeOf(await tests.ask(tang, { question: '一' }));
  for (const question of ['二', '三']) await tests.ask(tang, { question, sessionId });
  await tang.call(wire.renameSession, { id: sessionId, chatTitle: ' 数数 ' });
  const page = async (input: object) => (await tang.call(wire.listChats, { sessionId, ...input })).body;
  const newest = await page({ pageSize: 4 });
  expect(newest.session.chatTitle).toBe('数数');
  expect(newest.recordCount).toBe(6);
  expect(newest.items.map(({ content }) => content)).toEqual(['二', '好的。', '三', '好的。']);
  expect((await page({ pageSize: 4, page: 2 })).items.map(({ content }) => content)).toEqual(['一', '好的。']);
  expect(newest.session.chatId).toBe(newest.items.at(-1)?.id);
  expect((await tang.call(wire.renameSession, { id: sessionId, chatTitle: '  ' })).status).toBe(422);
});

test('[D-158] conversations are their person’s alone: not for colleagues, administrators, visitors or other companies', async () => {
  const { sessionId, id } = placeOf(await tests.ask(tang, { question: '只给自己看' }));
  const before = await tests.kept();
  const others = [
    await world.signIn('admin'),
    await world.signIn('linzhiyuan'),
    await teamsOf(world).welcomeOutsider(),
  ];
  for (const caller of [...others, world.visitor]) {
    const expected = caller === world.visitor ? 401 : 404;
    const answers = [
      await caller.call(wire.listChats, { sessionId }),
      await caller.call(wire.readStreamed, { streamId: id }),
      await caller.call(wire.renameSession, { id: sessionId, chatTitle: '改了' }),
      await caller.call(wire.removeSession, { id: sessionId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  for (const caller of others) {
    const { items } = (await caller.call(wire.listSessions, { search: '只给自己看' })).body;
    expect(items).toEqual([]);
  }
  expect(await tests.kept()).toBe(before);
});

test('[D-158] what is deleted is gone with its messages, and leaves nothing in the audit', async () => {
  const { sessionId } = placeOf(await tests.ask(tang, { question: '删掉这一段' }));
  expect((await tang.call(wire.removeSession, { id: sessionId })).body).toEqual({ id: sessionId });
  expect(await world.rows('select 1 from assistant_message where session_id = $1', [sessionId])).toEqual([]);
  expect((await tang.call(wire.removeSession, { id: sessionId })).status).toBe(404);
  expect(await world.rows("select 1 from audit_entry where audit_entry::text like '%删掉这一段%'")).toEqual([]);
});

test('[D-158] after 180 days without a question a conversation is forgotten, and counts of past days are', async () => {
  const forgotten = await askAgo(24 * 181, '很久以前');
  const kept = await askAgo(24 * 179, '不太久以前');
  await world.rows('update assistant_use set day = day - 3 where owner_id = $1', [tests.companyId]);
  const job = assistantJobs.find(({ name }) => name === 'assistant:forget-old');
  await job?.handle(world.installation.system, {});
  const rows = await world.rows('select id from assistant_session where id = any($1)', [[forgotten, kept]]);
  expect(rows).toEqual([{ id: kept }]);
  expect(await world.rows('select 1 from assistant_use where day < current_date - 1')).toEqual([]);
});
