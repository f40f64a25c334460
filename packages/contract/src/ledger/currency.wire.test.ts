import { expect, test } from 'vitest';
import { AccountType, Currency, Direction, joinTypeMember, ledgerPageSize } from './currencies.ts';
import { distribute, listGrantItems, listTrades, readTotalAmount } from './currency.wire.ts';

const team = { accountCode: 't', accountType: AccountType.team };
const accepts = (input: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  input.safeParse(value).success;

test('[LEDGER-10] the account of a team is of type 3, of a person 2; the platform’s is nobody’s to ask for', () => {
  expect([AccountType.person, AccountType.team]).toEqual([2, 3]);
  expect([1, 2, 3, 4].map((accountType) => accepts(readTotalAmount.input, { accountCode: 'x', accountType }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('[LEDGER-07] [LEDGER-19] [LEDGER-20] a page of the ledger has ten, unless another size is asked for', () => {
  expect(ledgerPageSize).toBe(10);
  expect(listTrades.input.parse(team)).toEqual({
    ...team,
    rewardType: Currency.coin,
    tradeType: 0,
    page: 1,
    pageSize: 10,
  });
  expect(listGrantItems.input.parse({ grantId: 'g' })).toEqual({ grantId: 'g', page: 1, pageSize: 10 });
});

test('[C-26] in lists and totals type is the direction and rewardType the currency; in a distribution type is the currency', () => {
  expect(listTrades.input.parse({ ...team, type: 2, rewardType: 2 })).toMatchObject({
    type: Direction.expenditure,
    rewardType: Currency.integral,
  });
  expect(readTotalAmount.input.parse(team).rewardType).toBe(Currency.coin);
  expect([0, 1, 2, 3].map((type) => accepts(listTrades.input, { ...team, type }))).toEqual([false, true, true, false]);
  expect([0, 1, 2, 3].map((type) => accepts(distribute.input, { enjoyId: 't', type, grantItems: [] }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('[LEDGER-21] a share is of a member, 5, in whole hundredths', () => {
  const item = { joinId: 'm', tradeAmount: 1_250, joinType: joinTypeMember };
  const input = (over: object) => ({ enjoyId: 't', type: Currency.coin, grantItems: [{ ...item, ...over }] });
  expect(joinTypeMember).toBe(5);
  expect(distribute.input.parse(input({})).grantItems).toEqual([{ ...item, tradeAmount: 1_250n }]);
  const refused = [{ joinType: 4 }, { joinId: '' }, { tradeAmount: 12.5 }, { tradeAmount: -1 }, { tradeAmount: '1.5' }];
  expect(refused.map((over) => accepts(distribute.input, input(over)))).toEqual(refused.map(() => false));
});

test('[C-32] [LEDGER-17] shares past 2^53 travel as texts and arrive exactly', () => {
  const grantItems = [{ joinId: 'm', tradeAmount: '99999999999999999', joinType: joinTypeMember }];
  const parsed = distribute.input.parse({ enjoyId: 't', type: Currency.coin, grantItems });
  expect(parsed.grantItems[0]?.tradeAmount).toBe(99_999_999_999_999_999n);
});
