import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { exchangeIntegral, readExchange } from '@shuyuan/contract/ledger/exchange.wire';
import { readGrade } from '@shuyuan/contract/people/person-card.wire';
import * as wire from '@shuyuan/contract/pricing/grades.wire';
import * as shop from '@shuyuan/contract/pricing/shop.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Grades,
  type GradesCompany,
  openGrades,
  plainGrades,
  withBenefits,
} from '../../../world/tests/money/test-grades.ts';

const numberOf = (code: ErrorCode): number | null => errorTable[code].number;

let company: GradesCompany;
beforeAll(async () => {
  company = await openGrades();
});
afterAll(() => company.close());
beforeEach(async () => {
  await company.save(plainGrades);
  await company.note();
});

test('[PERSON-03] grades are set by whoever manages coins, all of them at once, and stand in the trail', async () => {
  const cardId = await company.makeCard();
  const { status, body } = await company.save(withBenefits({ from: 120, discountPercent: 10, extraCoins: 3, cardId }));
  expect(status).toBe(200);
  expect(body.items.map(({ from }) => from)).toEqual([0, 120, 500, 2_000, 6_000, 15_000]);
  expect(body.items[1]).toMatchObject({ level: 2, nameKey: 'grade.2', discountPercent: 10, extraCoins: 3 });
  expect(body.items[1]?.card?.id).toBe(cardId);
  const account = await company.withPoints(119n);
  expect((await company.grades(account)).own).toEqual({ level: 1, earned: 119 });
  const memberId = await company.idOf(account);
  const seen = async () =>
    (await (await company.as(account)).call(readGrade, { memberId })).body.integralGrade.gradeName;
  expect(await seen()).toBe('grade.1');
  await company.earn(account, 1n);
  expect([(await company.grades(account)).own.level, await seen()]).toEqual([2, 'grade.2']);
  const [entry] = await company.world.rows(
    `select after from audit_entry where action = 'grades.changed' order by id desc limit 1`,
  );
  expect(entry?.['after']).toMatchObject({ grade2: `120 / 10% / +3 / ${cardId}` });
});

test('[PERSON-03] refused: others, another company’s card, grades that do not rise, numbers out of range; nothing changes', async () => {
  const before = await company.snapshot();
  const { visitor } = company.world;
  expect((await visitor.call(wire.saveGrades, { grades: plainGrades })).status).toBe(401);
  expect((await visitor.call(wire.listGrades, {})).status).toBe(401);
  expect((await company.save(plainGrades, 'linzhiyuan')).status).toBe(403);
  for (const cardId of ['nothing', await company.tenantId()])
    expect((await company.save(withBenefits({ cardId }))).body.errorCode).toBe(numberOf('price.unknown-card'));
  const wrong: Grades[] = [
    plainGrades.slice(1),
    [...plainGrades, ...plainGrades],
    plainGrades.toReversed(),
    withBenefits({ from: 0 }),
    withBenefits({ from: 500 }),
    withBenefits({ from: 1.5 }),
    withBenefits({ discountPercent: 91 }),
    withBenefits({ discountPercent: -1 }),
    withBenefits({ extraCoins: 10_001 }),
  ];
  for (const one of wrong) expect((await company.save(one)).status).toBe(422);
  expect(await company.snapshot()).toBe(before);
});

test('[PERSON-03] another company has the grades of the product and sees nothing of these', async () => {
  await company.save(withBenefits({ from: 7, discountPercent: 50 }));
  const { items } = await company.grades('outsider');
  expect(items[1]).toMatchObject({ from: 100, discountPercent: 0, card: null });
});

test('[D-107] [PERSON-03] the shop charges what the grade of the buyer leaves of the price, and no other price', async () => {
  await company.save(withBenefits({ discountPercent: 15 }));
  const dean = await company.as('luchengze');
  const fields = { kind: 'thing' as const, title: '打折的书', price: 1_001 };
  const itemId = (await dean.call(shop.createShopItem, fields)).body.id;
  const [member, novice] = [await company.withPoints(100n), await company.withPoints(99n)];
  const offered = async (account: string) =>
    (await (await company.as(account)).call(shop.listShopItems, { pageSize: 100 })).body.items.find(
      ({ id }) => id === itemId,
    );
  expect(await offered(member)).toMatchObject({ price: 851, fullPrice: 1_001 });
  expect(await offered(novice)).toMatchObject({ price: 1_001, fullPrice: 1_001 });
  const order = async (account: string, price: number) =>
    (await company.as(account)).call(shop.orderShopItem, { itemId, price });
  for (const [account, price] of [
    [member, 1_001],
    [member, 850],
    [novice, 851],
  ] as const)
    expect((await order(account, price)).body.errorCode).toBe(numberOf('price.changed'));
  expect((await order(member, 851)).status).toBe(200);
  expect(await company.coinsOf(member, Currency.integral)).toBe(9_149n);
  const { items } = (await (await company.as(member)).call(shop.listOwnShopOrders, {})).body;
  expect(items[0]).toMatchObject({ price: 851 });
  // Spent, and still in the grade; cancelled, all of it is back and no more.
  await (await company.as(member)).call(shop.cancelShopOrder, { id: items[0]?.id ?? '' });
  expect(await company.coinsOf(member, Currency.integral)).toBe(10_000n);
  expect((await company.grades(member)).own.earned).toBe(100);
  expect(await company.faults()).toEqual([]);
});

test('[D-107] [PERSON-03] a grade lets its people exchange more a day, and the others no more than the rule', async () => {
  await company.save(withBenefits({ extraCoins: 2 }));
  const [member, novice] = [await company.withPoints(199n), await company.withPoints(99n)];
  const limit = async (account: string) => (await (await company.as(account)).call(readExchange, {})).body;
  const exchange = async (account: string, coins: number) =>
    (await company.as(account)).call(exchangeIntegral, { coins, integralPerCoin: 10 });
  expect([(await limit(member)).coinsLeft, (await limit(novice)).coinsLeft]).toEqual([7, 5]);
  expect((await limit(member)).rule).toEqual({ integralPerCoin: 10, coinsADay: 7 });
  expect((await exchange(novice, 6)).body.errorCode).toBe(numberOf('exchange.over-limit'));
  expect((await exchange(member, 7)).status).toBe(200);
  expect((await exchange(member, 1)).body.errorCode).toBe(numberOf('exchange.over-limit'));
});
