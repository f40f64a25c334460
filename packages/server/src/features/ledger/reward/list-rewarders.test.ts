import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRewards, type RewardsCompany } from '../../../world/tests/money/test-rewards.ts';

let company: RewardsCompany;
beforeAll(async () => {
  company = await openRewards();
});
afterAll(() => company.close());

test('[COMM-16] [LEDGER-22] everybody who gave for a post, once, whoever gave last first, with the sum', async () => {
  const id = await company.publish('hejingxing');
  const answer = await company.say('tanmuyang', id);
  const [one, two, three] = [await company.rich(), await company.rich(), await company.rich()];
  expect((await company.rewarders('linzhiyuan', id)).body).toEqual({ items: [], recordCount: 0, totalAmount: 0 });
  await company.reward(one, id, { hundredths: 100 });
  await company.reward(two, id, { hundredths: 200 });
  await company.reward(three, id, { hundredths: 400 });
  await company.reward(two, answer, { hundredths: 900, targetType: 'discuss' });
  company.world.clock.advance(1_000);
  await company.reward(one, id, { hundredths: 850 });
  const { body } = await company.rewarders('linzhiyuan', id);
  expect(body).toMatchObject({ recordCount: 3, totalAmount: 1_550 });
  expect(body.items[0]).toEqual({
    memberId: await company.idOf(one),
    memberName: expect.stringMatching(/^新人/),
    portrait: null,
    tradeAmount: 950,
    createTime: expect.any(Number),
  });
  expect(body.items.map(({ createTime }) => createTime)).toEqual(
    body.items.map(({ createTime }) => createTime).toSorted((a, b) => b - a),
  );
  const pages = await Promise.all([1, 2, 3].map((page) => company.rewarders('linzhiyuan', id, { page, pageSize: 1 })));
  expect(pages.flatMap((page) => page.body.items)).toEqual(body.items);
  expect((await company.rewarders('linzhiyuan', id, { page: 9 })).body).toMatchObject({ items: [], recordCount: 3 });
});

test('[COMM-16] [D-108] what is given for an answer is summed on that answer, and nowhere else', async () => {
  const id = await company.publish('hejingxing');
  const [rewarded, other] = [await company.say('tanmuyang', id), await company.say('linzhiyuan', id)];
  const [one, two] = [await company.rich(), await company.rich()];
  await company.reward(one, id, { hundredths: 100 });
  await company.reward(one, rewarded, { hundredths: 200, targetType: 'discuss' });
  await company.reward(one, rewarded, { hundredths: 300, targetType: 'discuss' });
  const last = await company.reward(two, rewarded, { hundredths: 400, targetType: 'discuss' });
  const sums = async () => {
    const { items } = (await (await company.as('linzhiyuan')).call(listDiscussions, { questionId: id })).body;
    return Object.fromEntries(items.map((answer) => [answer.id, answer.rewards]));
  };
  expect(await sums()).toEqual({ [rewarded]: { recordCount: 2, totalAmount: 900 }, [other]: undefined });
  expect((await company.rewarders('linzhiyuan', id)).body).toMatchObject({ recordCount: 1, totalAmount: 100 });
  await company.reverse(last.body.id);
  expect(await sums()).toMatchObject({ [rewarded]: { recordCount: 1, totalAmount: 500 } });
});

test('[COMM-16] [D-109] what was taken back is not among them', async () => {
  const id = await company.publish('hejingxing');
  const [one, two] = [await company.rich(), await company.rich()];
  const kept = await company.reward(one, id, { hundredths: 100 });
  const { body } = await company.reward(one, id, { hundredths: 300 });
  const other = await company.reward(two, id, { hundredths: 500 });
  await company.reverse(body.id);
  expect((await company.rewarders('linzhiyuan', id)).body).toMatchObject({ recordCount: 2, totalAmount: 600 });
  await company.reverse(other.body.id);
  expect((await company.rewarders('linzhiyuan', id)).body).toMatchObject({
    items: [{ memberId: await company.idOf(one), tradeAmount: 100 }],
    recordCount: 1,
    totalAmount: 100,
  });
  expect(kept.status).toBe(200);
});

test('[COMM-16] for whoever may see the post, and nobody else', async () => {
  const [open, pending] = [await company.publish('hejingxing'), await company.publish('hejingxing')];
  await company.move(pending, 'pending');
  expect(await company.world.visitor.call(listRewarders, { id: open })).toMatchObject({ status: 401 });
  expect((await company.rewarders('outsider', open)).status).toBe(404);
  expect((await company.rewarders('linzhiyuan', 'nothing')).status).toBe(404);
  expect((await company.rewarders('linzhiyuan', pending)).status).toBe(404);
  expect((await company.rewarders('hejingxing', pending)).status).toBe(200);
  expect((await company.rewarders('linzhiyuan', open, { pageSize: 1_000 })).status).toBe(422);
});
