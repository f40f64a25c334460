import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import * as columns from '@shuyuan/contract/community/column.wire';
import * as wire from '@shuyuan/contract/community/question.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { byCards, column, costs, post, pricingOf } from '../../../world/tests/money/test-pricing.ts';
import { readEverything } from '../../../world/tests/community/test-withheld.ts';

let world: TestWorld;
let of: ReturnType<typeof pricingOf>;
let team: string;
let circleId: string;
beforeAll(async () => {
  world = await openWorld();
  of = pricingOf(world);
  team = await of.team('hejingxing', { tanmuyang: TeamMemberType.member });
  circleId = String((await world.rows(`select id from knowledge_circle where name = '数据与智能'`))[0]?.['id']);
});
afterAll(() => world.close());

/** Behind what a card shows, within what a summary holds. */
const secret = '真正的办法是先量后改';
const body = `<p>${'铺垫的话。'.repeat(24)}${secret}，后面还有很长。${'正文。'.repeat(40)}</p>`;

async function goods() {
  const topicId = await of.topicOf('精益生产');
  const form = { title: '要付费才看得到的一篇', content: body, topicIds: [topicId], circleId };
  const id = await of.sell('hejingxing', team, costs(100), form);
  const columnId = (await of.openColumn('hejingxing', team, { questionIds: [id] })).body.id;
  return { id, topicId, columnId, circleId, accountId: team, words: secret };
}

test('[D-122] who has not paid reads title, beginning and price, and nothing else anywhere', async () => {
  const sold = await goods();
  const { id, columnId } = sold;
  const reader = await of.rich(1_000n);
  const caller = await of.as(reader);
  await caller.call(saveAttention, { targetType: AttentionTarget.question, targetId: id, isOn: true });
  await caller.call(columns.subscribeColumn, { id: columnId });
  await caller.call(addCollect, { businessId: id, businessType: BusinessType.shareContent });
  const info = (await caller.call(wire.readQuestion, { id })).body;
  expect(info).toMatchObject({ title: '要付费才看得到的一篇', content: '', files: [], offer: { isOpen: false } });
  expect(info.summary).toMatch(/^铺垫的话。.*。$/);
  expect([...info.summary].length).toBeLessThanOrEqual(100);
  const answers = await readEverything(caller, sold);
  for (const answer of answers) expect(answer).not.toContain(secret);
  // Found by what its card shows, and by nothing else.
  const finds = async (search: string) =>
    (await caller.call(wire.listQuestions, { search })).body.items.map((found) => [found.id, found.offer?.isOpen]);
  for (const shown of ['要付费才看得到', '铺垫的话', '铺垫 要付费'])
    expect(await finds(shown)).toContainEqual([id, false]);
  for (const hidden of [secret, '先量后改', '要付费 先量', '很长'])
    expect(await finds(hidden)).not.toContainEqual([id, false]);
  expect(answers.filter((answer) => answer.includes(id)).length).toBeGreaterThan(10);

  await of.buy(reader, post(id), 100);
  const open = (await caller.call(wire.readQuestion, { id })).body;
  expect([open.content, open.summary]).toEqual([expect.stringContaining(secret), expect.stringContaining(secret)]);
  expect(await finds(secret)).toContainEqual([id, true]);
});

test('[D-122] a text so short that its summary is all of it is not given away either', async () => {
  const text = '短短一句就说完的办法';
  const id = await of.sell('hejingxing', team, costs(100), { content: `<p>${text}</p>` });
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(wire.readQuestion, { id })).body.summary).toBe('短短一句…');
  expect(JSON.stringify((await lin.call(wire.listQuestions, { pageSize: 100 })).body)).not.toContain(text);
});

test('[D-122] open to its author, the people of its account, who keeps order, and who has a card or the column', async () => {
  const { id } = await goods();
  const left = await of.sell('tanmuyang', team, costs(100), { content: body });
  const card = await of.makeCard();
  const carded = await of.sell('hejingxing', team, byCards(card), { content: body });
  const bundle = await of.sellColumn('hejingxing', team, costs(300), { questionIds: [id, carded] });
  const [holder, subscriber, other] = [await of.newcomer(), await of.rich(1_000n), await of.newcomer()];
  await of.handOut(card, holder);
  await of.buy(subscriber, column(bundle), 300);
  /** Whether somebody reads it; whoever does finds it by its text, and nobody else. */
  async function reads(account: string, question: string): Promise<boolean> {
    const caller = await of.as(account);
    const isRead = (await caller.call(wire.readQuestion, { id: question })).body.content.includes(secret);
    const { items } = (await caller.call(wire.listQuestions, { search: secret, pageSize: 100 })).body;
    expect(items.some((item) => item.id === question)).toBe(isRead);
    return isRead;
  }
  const seen = async (account: string) => [await reads(account, id), await reads(account, carded)];
  expect(await seen('hejingxing')).toEqual([true, true]);
  expect(await seen('tanmuyang')).toEqual([true, true]);
  expect(await seen('luchengze')).toEqual([true, true]);
  expect(await seen(holder)).toEqual([false, true]);
  expect(await seen(subscriber)).toEqual([true, true]);
  expect(await seen(other)).toEqual([false, false]);
  // Who wrote it reads it also after leaving the account.
  await world.rows(
    `delete from share_account_member where account_id = $1 and member_id = (select id from member where account = 'tanmuyang')`,
    [team],
  );
  expect([await reads('tanmuyang', left), await reads('tanmuyang', id)]).toEqual([true, false]);
  // What stands in a column somebody bought stays in it; left, what was bought stays.
  const he = await of.as('hejingxing');
  await (await of.as(subscriber)).call(columns.subscribeColumn, { id: bundle, isOn: false });
  expect(await seen(subscriber)).toEqual([true, true]);
  expect((await he.call(columns.releaseQuestions, { id: bundle, remove: [id] })).body.errorCode).toBe(34142);
  expect(await seen(subscriber)).toEqual([true, true]);
});
