import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { maxWords } from '@shuyuan/contract/system/sensitive-words';
import { addWords, checkText, listWords, removeWords } from '@shuyuan/contract/system/words.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../../../app/routes.ts';
import { on } from '../../../platform/http/route.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { createMember, createOrganization } from '../../people/index.ts';
import { refuseSensitive } from '../index.ts';

/** Any write of user text, as later features have them. */
const write = endpoint({
  method: 'POST',
  path: '/test/write',
  summary: 'A text somebody wrote.',
  access: 'member',
  input: z.object({ title: z.string(), content: z.string().nullable() }),
  output: z.object({ id: z.string() }),
  errors: ['sensitive.found'],
});

let world: TestWorld;
let admin: Caller;
let learner: Caller;
let neighbour: Caller;

beforeAll(async () => {
  const writing = on(write, async (ctx, { title, content }) => {
    await refuseSensitive(ctx, [title, content]);
    return { id: 'written' };
  });
  world = await openWorld({ routes: [...routes, writing] });
  const { system } = world.installation;
  const { id } = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: id, organizationId: id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  admin = await world.signIn('luchengze');
  learner = await world.signIn('linzhiyuan');
  neighbour = await world.signIn('neighbour');
});
afterAll(() => world.close());

const add = (who: Caller, ...words: string[]) => who.call(addWords, { items: words.map((word) => ({ word })) });
const judge = async (who: Caller, str: string) => (await who.call(checkText, { str })).body;
const find = async (search: string) => (await admin.call(listWords, { search })).body.items;
const count = async () => Number((await world.rows('select count(*) from sensitive_word'))[0]?.['count']);
const numberOf = (code: Parameters<typeof errorSpec>[0]) => errorSpec(code).number;

test('[COMM-03, COMM-04] the judge lists the banned words as the list writes them, in order, each once', async () => {
  expect(await judge(learner, '代-考、代 开 发 票，还有代考')).toEqual(['代考', '代开发票']);
  expect(await judge(learner, '欢迎参加周五的工艺培训')).toEqual([]);
  expect((await learner.call(checkText, { str: '字'.repeat(20_001) })).status).toBe(422);
  expect((await world.visitor.call(checkText, { str: '代考' })).status).toBe(401);
});

test('[COMM-03] D-127: a write with sensitive words is refused with them, in the language of the caller', async () => {
  const refused = await learner.call(write, { title: '有人ＤＡＩ考吗', content: '代考，ONLINE—CASINO' });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    errorCode: numberOf('sensitive.found'),
    words: ['代考', 'online casino'],
    message: '内容包含敏感词：代考、online casino，请修改后重新提交',
  });
  const english = { headers: { 'accept-language': 'en' } };
  const text = { title: '代考', content: '毒品' };
  expect((await learner.call(write, text, english)).body.message).toContain('代考, 毒品');
  expect((await learner.call(write, { title: '周五代', content: '考试安排' })).status).toBe(200);
  expect((await learner.call(write, { title: '周五培训', content: null })).status).toBe(200);
});

test('[COMM-03] a new word counts at once, a removed one no longer, for this tenant alone', async () => {
  expect(await judge(learner, '摸鱼攻略')).toEqual([]);
  expect((await add(admin, '摸鱼攻略', '摸－鱼 攻略', '代考')).body).toEqual({ added: 1, known: 2 });
  expect(await judge(learner, '摸鱼攻略')).toEqual(['摸鱼攻略']);
  expect(await judge(neighbour, '摸鱼攻略，代考')).toEqual([]);
  const [word] = await find('摸鱼');
  expect(word).toMatchObject({ word: '摸鱼攻略', addedBy: '陆承泽' });
  expect((await admin.call(removeWords, { ids: [word?.id ?? ''] })).body).toEqual({ removed: 1 });
  expect(await judge(learner, '摸鱼攻略')).toEqual([]);
  const trail = await world.rows(
    "select action, before, after from audit_entry where subject_kind = 'sensitive-words' and actor_id is not null order by at, id",
  );
  expect(trail).toEqual([
    { action: 'words.added', before: null, after: { words: ['摸鱼攻略'] } },
    { action: 'words.removed', before: { words: ['摸鱼攻略'] }, after: null },
  ]);
});

test('a change another process made without being heard is noticed within a minute', async () => {
  expect(await judge(learner, '偷听')).toEqual([]);
  await world.rows(
    "insert into sensitive_word (id, tenant_id, word, normal) select 'zz', tenant_id, '偷听', '偷听' from sensitive_word limit 1",
  );
  expect(await judge(learner, '偷听')).toEqual([]);
  world.clock.advance(61_000);
  expect(await judge(learner, '偷听')).toEqual(['偷听']);
});

test('the list is found by any spelling and comes in pages', async () => {
  expect((await find('ｏｎｌｉｎｅ－casino')).map(({ word }) => word)).toEqual(['online casino']);
  expect(await find('%')).toHaveLength(20);
  const { body } = await admin.call(listWords, { page: 2, pageSize: 10 });
  expect(body.items).toHaveLength(10);
  expect(body.recordCount).toBe(await count());
});

test('what is no word, too much, a stranger’s or not one’s business changes nothing', async () => {
  const before = await count();
  expect((await add(admin, 'C++')).body).toMatchObject({ problems: [{ field: 'items.0.word', rule: 'not-a-word' }] });
  expect((await admin.call(addWords, { items: [] })).status).toBe(422);
  for (const [who, status] of [
    [learner, 403],
    [world.visitor, 401],
  ] as const) {
    expect((await add(who, '新词语')).status).toBe(status);
    expect((await who.call(removeWords, { ids: ['zz'] })).status).toBe(status);
    expect((await who.call(listWords, {})).status).toBe(status);
  }
  expect((await neighbour.call(removeWords, { ids: ['zz'] })).status).toBe(404);
  expect((await admin.call(removeWords, { ids: ['zz', 'nobody'] })).status).toBe(404);
  expect(await count()).toBe(before);
});

test('a list is full at its limit, and then takes nothing of what was given', async () => {
  await world.rows(
    `insert into sensitive_word (id, tenant_id, word, normal)
     select 'full' || n, (select tenant_id from sensitive_word limit 1), 'w' || n, 'w' || n
     from generate_series(1, $1) n`,
    [maxWords - (await count()) - 1],
  );
  const refused = await add(admin, '最后一个', '再来一个');
  expect(refused.body).toMatchObject({ errorCode: numberOf('sensitive.list-full'), max: maxWords });
  expect((await add(admin, '最后一个')).body).toEqual({ added: 1, known: 0 });
  expect(await count()).toBe(maxWords);
});

test('D-029: sixty judgements a minute', async () => {
  const limited = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const lin = await limited.signIn('linzhiyuan');
    const answers = await Promise.all(Array.from({ length: 61 }, () => lin.call(checkText, { str: '好' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
