import { readPreview, readStreamToken } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { scoreLibraryItem } from '@shuyuan/contract/library/library.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { countBuyers, listCardContents, listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { goods, itemSalesOf } from '../../../world/tests/money/test-item-sales.ts';
import { byCards, costs, free, ladder } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let of: ReturnType<typeof itemSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = itemSalesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[D-121] [D-122] an item is bought with coins, which the company gets; its file and its score are open then', async () => {
  const { id } = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const reader = await of.items.as(buyer);
  const fileId = await of.contents.fileOf(id);
  const shut = await of.seen(buyer, id);
  expect(shut).toMatchObject({ title: '收费资料', introduction: '讲什么', fileId: null, fileName: null });
  expect(shut).toMatchObject({ offer: { isOpen: false, isBought: false }, can: { score: false, download: false } });
  expect(shut.versions).toMatchObject([{ fileId: null, fileName: null }]);
  expect(await of.items.titles(buyer, { search: '收费资料' })).toContain('收费资料');
  expect((await reader.call(readPreview, { fileId })).status).toBe(404);
  expect((await reader.call(readStreamToken, { fileId })).status).toBe(404);
  expect(await of.bytes(buyer, fileId)).toBe(404);
  expect((await reader.call(scoreLibraryItem, { id, score: 5 })).body).toMatchObject(refused('price.unpaid'));
  expect((await of.sales.buy(buyer, goods(id), 300)).body).toMatchObject({ availableBalance: 700 });
  expect(await of.sales.faults()).toEqual([]);
  expect(await of.seen(buyer, id)).toMatchObject({ fileId, offer: { isOpen: true, isBought: true } });
  expect([await of.bytes(buyer, fileId), (await reader.call(readPreview, { fileId })).status]).toEqual([200, 200]);
  expect((await reader.call(scoreLibraryItem, { id, score: 5 })).status).toBe(200);
  const { items: bought } = (await reader.call(listPurchases, {})).body;
  expect(bought).toMatchObject([{ ...goods(id), title: '收费资料', discountCoin: 300, isThere: true }]);
});

test('[D-121] another price, too few coins, twice, one’s own, for others: nothing is sold and nothing changes', async () => {
  const { id } = await of.sell();
  const foreign = await of.sell({ audience: await of.items.onlyFor('amina') });
  const [rich, poor] = [await of.sales.rich(1_000n), await of.sales.newcomer()];
  const before = await of.sales.snapshot();
  const answers = [
    await of.sales.buy(rich, goods(id), 299),
    await of.sales.buy(poor, goods(id), 300),
    await of.sales.buy('shenruoxi', goods(id), 300),
    await of.sales.buy(rich, goods(foreign.id), 300),
  ];
  const codes = ['price.changed', 'ledger.balance-short', 'price.not-for-sale', 'request.not-found'] as const;
  expect(answers.map(({ body }) => body)).toMatchObject(codes.map(refused));
  expect((await world.visitor.call(countBuyers, goods(id))).status).toBe(401);
  expect(await of.sales.snapshot()).toBe(before);
  await of.sales.buy(rich, goods(id), 300);
  expect((await of.sales.buy(rich, goods(id), 300)).body).toMatchObject(refused('price.owned'));
});

test('[PRICE-03] [D-114] [D-120] fixed, by the ladder, by card: the author sets it, and the rules are repeated', async () => {
  const card = await of.sales.makeCard();
  const [stepped, carded] = [await of.sell({ price: ladder }), await of.sell({ price: byCards(card) })];
  const [buyer, holder] = [await of.sales.rich(5_000n), await of.sales.newcomer()];
  expect((await of.sales.buy(buyer, goods(stepped.id), 1_500)).status).toBe(200);
  await of.sales.handOut(card, holder);
  expect([
    await of.isOpen(buyer, stepped.id),
    await of.isOpen(holder, carded.id),
    await of.isOpen(buyer, carded.id),
  ]).toEqual([true, true, false]);
  const opened = async () => (await (await of.sales.as(holder)).call(listCardContents, { id: card })).body.items;
  expect(await opened()).toMatchObject([{ ...goods(carded.id), comeEnjoyName: '' }]);
  const before = await of.items.snapshot();
  expect((await of.edit(stepped.id, { price: costs(500, 100) })).body).toMatchObject(
    refused('price.discount-above-coin'),
  );
  expect((await of.edit(stepped.id, { price: byCards('nothing') })).body).toMatchObject(refused('price.unknown-card'));
  expect((await (await of.items.as('linzhiyuan')).call(manage.readLibraryForm, { id: stepped.id })).status).toBe(403);
  expect(await of.items.snapshot()).toBe(before);
  await of.edit(carded.id, { audience: await of.items.onlyFor('amina') });
  expect(await opened()).toEqual([]);
});

test('[D-123] neither price, audience nor another version takes an item from those who have it', async () => {
  const { id } = await of.items.publish({ title: '先免费' });
  const [early, buyer, late] = [await of.sales.newcomer(), await of.sales.rich(1_000n), await of.sales.newcomer()];
  await of.items.collect(await of.items.as(early), id);
  const first = await of.contents.fileOf(id);
  await of.edit(id, { price: costs(300) });
  expect([await of.isOpen(early, id), await of.isOpen(late, id)]).toEqual([true, false]);
  await of.sales.buy(buyer, goods(id), 300);
  await of.edit(id, { price: costs(900) });
  const author = await of.items.as('shenruoxi');
  const { revision } = (await author.call(manage.readLibraryForm, { id })).body;
  const fileId = await of.items.courses.bringPages(2);
  await author.call(manage.addLibraryVersion, { id, revision, fileId, note: '换了一份' });
  expect([await of.bytes(buyer, first), await of.bytes(buyer, fileId), await of.bytes(late, first)]).toEqual([
    200, 200, 404,
  ]);
  await of.edit(id, { audience: await of.items.onlyFor('amina') });
  expect([await of.bytes(buyer, fileId), (await of.items.read(late, id)).status]).toEqual([200, 404]);
  await of.edit(id, { audience: { ...(await of.items.onlyFor()), isEveryone: true }, price: free });
  expect([(await of.seen(late, id)).offer, await of.bytes(late, fileId)]).toEqual([undefined, 200]);
});

test('[D-124] where the community is closed an item is free, and keeps its price for later', async () => {
  const { id } = await of.sell();
  const fileId = await of.contents.fileOf(id);
  await of.sales.setSwitches({ communityIsOpen: '0' });
  expect([(await of.seen('linzhiyuan', id)).offer, await of.bytes('linzhiyuan', fileId)]).toEqual([undefined, 200]);
  await of.sales.setSwitches({ communityIsOpen: '1' });
  expect([await of.isOpen('linzhiyuan', id), await of.bytes('linzhiyuan', fileId)]).toEqual([false, 404]);
});
