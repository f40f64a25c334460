import * as wire from '@shuyuan/contract/assistant/assistants.wire';
import * as questions from '@shuyuan/contract/community/question.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { costs, post, pricingOf } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof pricingOf>;
let lin: Caller;
let wen: Caller;
let linId: string;
let wenId: string;
beforeAll(async () => {
  world = await openWorld();
  of = pricingOf(world);
  [lin, wen] = [await world.signIn('linzhiyuan'), await world.signIn('wenjiahe')];
  [linId, wenId] = [await of.idOf('linzhiyuan'), await of.idOf('wenjiahe')];
});
afterAll(() => world.close());

type Refusal = { readonly status: number; readonly body: { errorCode?: number } };
const refusalOf = ({ status, body }: Refusal) => ({ status, number: body.errorCode ?? null });
const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, number: errorSpec(code).number });
const content =
  '<p>交接班先看设备。再看物料。最后看人。交接班的记录写三行：什么在跑，什么在等，告诉了谁。交接班用时不超过十分钟，超过的写明原因。</p>';
const asked = (resourceId: string) => ({ type: BusinessType.askContent, resourceId });
const publish = (over = {}) => of.published('linzhiyuan', of.ask({ title: '交接班怎么做', content, ...over }));
const summaries = () => world.rows('select id, text_version, summary from content_summary order by id');
const marks = () => world.rows('select member_id, summary_id from summary_mark order by 1, 2');
const useOf = async (ownerId: string) =>
  Number(
    (await world.rows('select coalesce(sum(count), 0) as n from assistant_use where owner_id = $1', [ownerId]))[0]?.[
      'n'
    ],
  );

test('[AI-30] [D-159] a summary is made once for a text, and again when the text has changed', async () => {
  const id = await publish();
  const before = await useOf(linId);
  const first = (await lin.call(wire.summarize, asked(id))).body;
  expect(first).toMatchObject({
    title: '交接班怎么做',
    resourceId: id,
    type: BusinessType.askContent,
    isBuiltIn: true,
  });
  expect(first.summary).toContain('交接班');
  const again = (await wen.call(wire.summarize, asked(id))).body;
  expect(again).toEqual(first);
  expect(await useOf(linId)).toBe(before + 1);
  await lin.call(questions.updateQuestion, {
    id,
    ...of.ask({ title: '交接班改了', content: `${content}<p>再加一条：交接班要签字。</p>` }),
  });
  const changed = (await lin.call(wire.summarize, asked(id))).body;
  expect(changed).toMatchObject({ id: first.id, title: '交接班改了' });
  expect(await useOf(linId)).toBe(before + 2);
});

test('[AI-30] another language is another summary', async () => {
  const id = await publish();
  const chinese = (await lin.call(wire.summarize, asked(id))).body;
  const english = (await lin.call(wire.summarize, asked(id), { headers: { 'accept-language': 'en' } })).body;
  expect(english.id).not.toBe(chinese.id);
});

test('[D-122] what is paid for is summed up for whoever has paid, and read by nobody else', async () => {
  const team = await of.team('hejingxing', { tanmuyang: TeamMemberType.member });
  const id = await of.sell('hejingxing', team, costs(100), { title: '付费的一篇', content });
  const thing = { type: BusinessType.shareContent, resourceId: id };
  const made = (await (await of.as('tanmuyang')).call(wire.summarize, thing)).body;
  const account = await of.rich(1_000n);
  const reader = await of.as(account);
  expect(refusalOf(await reader.call(wire.summarize, thing))).toEqual(refusal('assistant.unpaid'));
  expect(refusalOf(await reader.call(wire.readResource, { id: made.id }))).toEqual(refusal('request.not-found'));
  expect(refusalOf(await reader.call(wire.setMarker, { id: made.id, isMarked: true }))).toEqual(
    refusal('request.not-found'),
  );
  const own = { ...thing, memberId: await of.idOf(account) };
  expect((await reader.call(wire.readMarker, own)).body).toEqual({ isMarked: false, id: null });
  await of.buy(account, post(id), 100);
  expect((await reader.call(wire.readResource, { id: made.id })).body.summary).toBe(made.summary);
});

test('[AI-29] [D-159] a mark is one’s own: of others one learns nothing', async () => {
  const id = await publish();
  const { id: summaryId } = (await lin.call(wire.summarize, asked(id))).body;
  const mine = { ...asked(id), memberId: linId };
  expect((await lin.call(wire.readMarker, mine)).body).toEqual({ isMarked: false, id: summaryId });
  expect((await lin.call(wire.setMarker, { id: summaryId, isMarked: true })).body).toEqual({ isMarked: true });
  await lin.call(wire.setMarker, { id: summaryId, isMarked: true });
  expect((await lin.call(wire.readMarker, mine)).body).toEqual({ isMarked: true, id: summaryId });
  expect((await wen.call(wire.readMarker, mine)).body).toEqual({ isMarked: false, id: null });
  expect((await wen.call(wire.readMarker, { ...asked(id), memberId: wenId })).body.isMarked).toBe(false);
  expect((await lin.call(wire.listResources, {})).body).toMatchObject({ recordCount: 1, items: [{ id: summaryId }] });
  expect((await wen.call(wire.listResources, {})).body).toEqual({ items: [], recordCount: 0 });
  await lin.call(wire.setMarker, { id: summaryId, isMarked: false });
  expect((await lin.call(wire.listResources, {})).body.recordCount).toBe(0);
});

test('[AI-30] of what was taken away no summary is left to read', async () => {
  const id = await publish();
  const { id: summaryId } = (await wen.call(wire.summarize, asked(id))).body;
  await wen.call(wire.setMarker, { id: summaryId, isMarked: true });
  await lin.call(questions.removeQuestion, { id });
  expect((await wen.call(wire.listResources, {})).body.items).toEqual([]);
  expect((await wen.call(wire.readResource, { id: summaryId })).status).toBe(404);
  expect((await wen.call(wire.summarize, asked(id))).status).toBe(404);
});

test('[D-159] what cannot be summed up is refused, and nothing is written', async () => {
  const short = await publish({ title: '很短的一篇文章', content: '<p>一句。</p>' });
  const [before, marked] = [await summaries(), await marks()];
  expect(refusalOf(await lin.call(wire.summarize, asked(short)))).toEqual(refusal('assistant.nothing-to-read'));
  expect((await lin.call(wire.summarize, asked('nobody'))).status).toBe(404);
  expect((await lin.call(wire.summarize, { type: BusinessType.course, resourceId: short })).status).toBe(404);
  expect((await lin.call(wire.summarize, { type: BusinessType.shareContent, resourceId: short })).status).toBe(404);
  expect((await lin.call(wire.summarize, asked(''))).status).toBe(422);
  expect((await lin.call(wire.setMarker, { id: 'nobody', isMarked: true })).status).toBe(404);
  expect((await world.visitor.call(wire.summarize, asked(short))).status).toBe(401);
  expect((await world.visitor.call(wire.setMarker, { id: 'x', isMarked: true })).status).toBe(401);
  expect([await summaries(), await marks()]).toEqual([before, marked]);
});

async function setRule(key: string, value: string): Promise<void> {
  await world.rows('delete from setting where key = $1', [key]);
  await world.rows(
    `insert into setting (tenant_id, organization_id, key, value)
     select tenant_id, id, $1, $2 from organization where parent_id is null`,
    [key, value],
  );
}

test('[D-155] summaries count as questions do, and stop where the assistant is off', async () => {
  const id = await publish();
  await setRule('ASSISTANT_RULE', JSON.stringify({ memberADay: 1, companyADay: 0 }));
  const xiao = await world.signIn('xiaoyichen');
  const other = await publish();
  expect((await xiao.call(wire.summarize, asked(id))).status).toBe(200);
  const before = await summaries();
  expect(refusalOf(await xiao.call(wire.summarize, asked(other)))).toEqual(refusal('assistant.quota'));
  // What is there already costs nothing.
  expect((await xiao.call(wire.summarize, asked(id))).status).toBe(200);
  await setRule('ASSISTANT_SWITCH', '0');
  expect(refusalOf(await lin.call(wire.summarize, asked(other)))).toEqual(refusal('assistant.off'));
  expect(await summaries()).toEqual(before);
  await setRule('ASSISTANT_SWITCH', '1');
  await setRule('ASSISTANT_RULE', '');
});
