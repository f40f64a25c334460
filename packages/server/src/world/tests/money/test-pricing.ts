import * as columns from '@shuyuan/contract/community/column.wire';
import type { createQuestion } from '@shuyuan/contract/community/question.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import * as wire from '@shuyuan/contract/pricing/price.wire';
import { PayType } from '@shuyuan/contract/pricing/prices';
import { openWorld, type TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { ledgerOf } from './test-ledger.ts';
import { questionsOf } from '../community/test-questions.ts';

export type Priced = NonNullable<InputOf<typeof createQuestion>['price']>;
type Goods = { readonly businessType: SellableType; readonly businessId: string };
type Extra = { readonly headers?: Record<string, string> };

/** Coins in hundredths. */
export const costs = (discountCoin: number, coin = discountCoin): Priced => ({ isPay: 1, coin, discountCoin });
export const free: Priced = { isPay: 0 };
/** Ten cost more than one. */
export const ladder: Priced = {
  isPay: 1,
  isLadderPrice: 1,
  payConfig: [
    { id: 1, begin: 1, end: 10, coin: 2_000, discountCoin: 1_500 },
    { id: -1, begin: 11, end: -1, coin: 1_000, discountCoin: 900 },
  ],
};
export const byCards = (...ids: readonly string[]): Priced => ({
  isPay: 1,
  payType: PayType.card,
  vipCardConfiguration: JSON.stringify(ids.map((id) => ({ id, cardName: '' }))),
});
export const post = (businessId: string): Goods => ({ businessType: 'question', businessId });
export const column = (businessId: string): Goods => ({ businessType: 'column', businessId });

/** The demo company as the tests of prices, purchases and cards meet it. */
export function pricingOf(world: TestWorld) {
  const ledger = ledgerOf(world);
  const { article, ask, publish, published, bring, setSwitches } = questionsOf(world);
  const { as, idOf } = ledger;

  const earnedBy = (accountId: string) => ledger.balanceOf(ledger.accountHolder(accountId));

  type Form = Partial<InputOf<typeof createQuestion>>;
  /** An article of a team, at a price. */
  const sell = (by: string, accountId: string, price: Priced, over: Form = {}): Promise<string> =>
    published(by, article(accountId, { price, ...over }));

  type ColumnForm = Partial<InputOf<typeof columns.createColumn>>;
  const openColumn = async (by: string, enjoyId: string, over: ColumnForm = {}) =>
    (await as(by)).call(columns.createColumn, { enjoyId, title: '一个专栏', introduce: '讲什么', ...over });
  const sellColumn = async (by: string, enjoyId: string, price: Priced, over: ColumnForm = {}): Promise<string> => {
    const { status, body } = await openColumn(by, enjoyId, { price, ...over });
    if (status !== 200) throw new Error(`no column: ${JSON.stringify(body)}`);
    return body.id;
  };

  const offer = async (account: string, thing: Goods) => (await as(account)).call(wire.readOffer, thing);
  const buy = async (account: string, thing: Goods, discountCoin: number, extra: Extra = {}) =>
    (await as(account)).call(wire.purchase, { ...thing, discountCoin }, extra);

  let made = 0;
  /** A card the dean makes. */
  async function makeCard(over: Partial<InputOf<typeof wire.createCard>> = {}): Promise<string> {
    const dean = await as('luchengze');
    const { status, body } = await dean.call(wire.createCard, { cardName: `会员卡${(made += 1)}`, ...over });
    if (status !== 200) throw new Error(`no card: ${JSON.stringify(body)}`);
    return body.id;
  }
  const handOut = async (id: string, ...accounts: readonly string[]) =>
    (await as('luchengze')).call(wire.giveCard, { id, memberIds: await Promise.all(accounts.map(idOf)) });
  const changeCard = async (id: string, over: Partial<InputOf<typeof wire.changeCard>> = {}) =>
    (await as('luchengze')).call(wire.changeCard, { id, cardName: `会员卡${(made += 1)}`, ...over });

  const entitlementsOf = (businessId: string) =>
    world.rows('select paid, trade_id is not null as is_traded from entitlement where business_id = $1', [businessId]);

  const own = [
    'price',
    'price_card',
    'entitlement',
    'seat_order',
    'vip_card',
    'vip_card_member',
    'kept_answer',
    'audit_entry',
  ];
  const around = ['ledger_account', 'ledger_trade', 'ledger_entry', 'question', 'special_column', 'attention', 'file'];
  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    return snapshotWithJobs(world, [...own, ...around]);
  }

  return {
    ...ledger,
    article,
    ask,
    publish,
    published,
    bring,
    setSwitches,
    earnedBy,
    sell,
    openColumn,
    sellColumn,
    offer,
    buy,
    makeCard,
    handOut,
    changeCard,
    entitlementsOf,
    snapshot,
  };
}

/** A world of its own for the tests of prices: another company, and a team of Jingxing's that sells; `close` takes it away again. */
export async function openPricing(members: Parameters<ReturnType<typeof pricingOf>['team']>[1] = {}) {
  const world = await openWorld();
  const company = pricingOf(world);
  await company.welcomeOutsider();
  const teamId = await company.team('hejingxing', members);
  return { ...company, world, teamId, close: world.close };
}
export type PricingCompany = Awaited<ReturnType<typeof openPricing>>;
