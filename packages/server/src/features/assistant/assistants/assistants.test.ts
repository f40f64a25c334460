import { maxAssistants } from '@shuyuan/contract/assistant/assistants';
import * as wire from '@shuyuan/contract/assistant/assistants.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { findPrompt } from './read-assistants.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';

let world: TestWorld;
let lin: Caller;
let wen: Caller;
let dean: Caller;
beforeAll(async () => {
  world = await openWorld();
  [lin, wen, dean] = [
    await world.signIn('linzhiyuan'),
    await world.signIn('wenjiahe'),
    await world.signIn('luchengze'),
  ];
});
afterAll(() => world.close());

type Refusal = { readonly status: number; readonly body: { errorCode?: number } };
const refusalOf = ({ status, body }: Refusal) => ({ status, number: body.errorCode ?? null });
const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, number: errorSpec(code).number });

type Form = InputOf<typeof wire.createAssistant>;
let made = 0;
const form = (over: Partial<Form> = {}): Form => ({ name: `助手 ${(made += 1)}`, prompt: '请用三句话回答。', ...over });
const create = async (caller: Caller, over: Partial<Form> = {}) => caller.call(wire.createAssistant, form(over));
const created = async (caller: Caller, over: Partial<Form> = {}): Promise<string> =>
  (await create(caller, over)).body.id;
const seenBy = async (caller: Caller, label?: string) =>
  (await caller.call(wire.listAssistants, { pageSize: 100, ...(label !== undefined && { label }) })).body;
const stored = () => world.rows('select id, owner_id, name, prompt, labels from assistant order by id');

test('[AI-31] [D-159] one’s own are one’s own; those of the company are everybody’s', async () => {
  const own = await created(lin, { name: '评审搭档', labels: ['代码', '代码', '评审'] });
  const shared = await created(dean, { name: '全员可用', isCompanyWide: true });
  const [mine, theirs] = [await seenBy(lin), await seenBy(wen)];
  expect(mine.items.find(({ id }) => id === own)).toMatchObject({
    name: '评审搭档',
    labels: ['代码', '评审'],
    isOwn: true,
    isCompanyWide: false,
  });
  expect(mine.items[0]?.isOwn).toBe(true);
  expect(theirs.items.map(({ id }) => id)).not.toContain(own);
  expect(theirs.items.find(({ id }) => id === shared)).toMatchObject({ isOwn: false, isCompanyWide: true });
  expect(theirs.recordCount).toBe(theirs.items.length);
});

test('[AI-32] labels are those of what one sees, each once and by name; the list is narrowed by one', async () => {
  const id = await created(lin, { labels: ['乙标', '甲标'] });
  await created(wen, { labels: ['别人的'] });
  const { items } = (await lin.call(wire.listLabels, {})).body;
  expect(items).toEqual(expect.arrayContaining(['乙标', '甲标']));
  expect(items).not.toContain('别人的');
  expect(items).toEqual([...new Set(items)]);
  expect((await seenBy(lin, '甲标')).items.map((one) => one.id)).toEqual([id]);
  expect((await seenBy(lin, '没有的')).recordCount).toBe(0);
});

test('[AI-31] what is changed is changed for its owner, and what is removed is gone', async () => {
  const id = await created(lin);
  await lin.call(wire.changeAssistant, { id, name: '改过的', prompt: '另一句。', labels: ['新'] });
  expect((await seenBy(lin)).items.find((one) => one.id === id)).toMatchObject({ name: '改过的', prompt: '另一句。' });
  expect((await lin.call(wire.removeAssistant, { id })).status).toBe(200);
  expect((await seenBy(lin)).items.map((one) => one.id)).not.toContain(id);
});

test('[D-159] a name is taken once for each owner, in whatever spelling', async () => {
  const id = await created(lin, { name: 'Weekly Coach' });
  const before = await stored();
  expect(refusalOf(await create(lin, { name: '  weekly   COACH ' }))).toEqual(refusal('assistant.name-taken'));
  const other = await created(lin);
  const renamed = await lin.call(wire.changeAssistant, { id: other, ...form({ name: 'WEEKLY coach' }) });
  expect(refusalOf(renamed)).toEqual(refusal('assistant.name-taken'));
  expect((await stored()).filter((row) => row['id'] !== other)).toEqual(before);
  expect((await create(wen, { name: 'weekly coach' })).status).toBe(200);
  expect((await create(dean, { name: 'weekly coach', isCompanyWide: true })).status).toBe(200);
  expect((await lin.call(wire.changeAssistant, { id, ...form({ name: 'weekly coach' }) })).status).toBe(200);
});

test('[D-159] for the company writes only whoever sets its settings; others change nothing', async () => {
  const shared = await created(dean, { isCompanyWide: true });
  const own = await created(lin);
  const before = await stored();
  expect(refusalOf(await create(lin, { isCompanyWide: true }))).toEqual(refusal('auth.forbidden'));
  expect(refusalOf(await lin.call(wire.changeAssistant, { id: shared, ...form({ isCompanyWide: true }) }))).toEqual(
    refusal('auth.forbidden'),
  );
  expect(refusalOf(await lin.call(wire.changeAssistant, { id: shared, ...form() }))).toEqual(refusal('auth.forbidden'));
  expect(refusalOf(await lin.call(wire.changeAssistant, { id: own, ...form({ isCompanyWide: true }) }))).toEqual(
    refusal('auth.forbidden'),
  );
  expect(refusalOf(await lin.call(wire.removeAssistant, { id: shared }))).toEqual(refusal('auth.forbidden'));
  expect(await stored()).toEqual(before);
  expect((await dean.call(wire.removeAssistant, { id: shared })).status).toBe(200);
});

test('[D-159] somebody else’s is not there, and a visitor is asked to sign in', async () => {
  const id = await created(lin);
  const before = await stored();
  for (const caller of [wen, dean]) {
    expect(refusalOf(await caller.call(wire.changeAssistant, { id, ...form() }))).toEqual(refusal('request.not-found'));
    expect(refusalOf(await caller.call(wire.removeAssistant, { id }))).toEqual(refusal('request.not-found'));
  }
  expect(refusalOf(await world.visitor.call(wire.createAssistant, form()))).toEqual(refusal('auth.required'));
  expect(refusalOf(await world.visitor.call(wire.removeAssistant, { id }))).toEqual(refusal('auth.required'));
  expect(await stored()).toEqual(before);
});

test.for([
  ['no name', { name: ' ' }],
  ['a long name', { name: '长'.repeat(31) }],
  ['no prompt', { prompt: '' }],
  ['a long prompt', { prompt: '长'.repeat(2_001) }],
  ['many labels', { labels: ['1', '2', '3', '4', '5', '6'] }],
  ['a long label', { labels: ['长'.repeat(13)] }],
] as const)('[D-159] %s is refused', async ([, over]) => {
  const before = await stored();
  const { labels, ...rest } = { labels: [], ...over };
  expect(refusalOf(await create(lin, { ...rest, labels: [...labels] }))).toEqual(refusal('request.invalid'));
  expect(await stored()).toEqual(before);
});

test('[D-127] a banned word is refused wherever it stands', async () => {
  const banned = '加微信返现';
  const before = await stored();
  for (const over of [{ prompt: `说说${banned}` }, { labels: [banned] }])
    expect(refusalOf(await create(lin, over))).toEqual(refusal('sensitive.found'));
  expect(await stored()).toEqual(before);
});

test('[D-159] there is room for so many of one person, however fast they are made', async () => {
  const caller = await world.signIn('tanmuyang');
  const attempts = await Promise.all(Array.from({ length: maxAssistants + 3 }, () => create(caller)));
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(maxAssistants);
  expect(attempts.filter(({ body }) => body.errorCode === errorSpec('assistant.too-many').number)).toHaveLength(3);
  expect((await seenBy(caller)).items.filter(({ isOwn }) => isOwn)).toHaveLength(maxAssistants);
});

test('[D-159] what a prompt says is told to whoever may use it, and to nobody else', async () => {
  const of = knowledgeOf(world);
  const id = await created(lin, { prompt: '只说结论。' });
  expect(await findPrompt(await of.personOf('linzhiyuan'), id)).toBe('只说结论。');
  expect(await findPrompt(await of.personOf('wenjiahe'), id)).toBeNull();
});
