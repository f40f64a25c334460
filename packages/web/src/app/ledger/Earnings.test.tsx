import { AccountType, Direction } from '@shuyuan/contract/ledger/currencies';
import { listTrades, readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp, t as common } from '../test-app.tsx';
import { article, trade } from './test-ledger.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const title = (coin: string) => screen.findByRole('heading', { level: 1, name: common('frame.coins', { coin }) });
const filter = () => screen.getByRole('combobox', { name: t('ledger.tradeType') });
afterEach(cleanup);

const share = trade('e1', {
  tradeType: TradeType.teamShare,
  tradeAmount: 700,
  detail: 'Lean circle',
  businessId: 'a1',
  businessType: TradeBusiness.account,
  question: null,
});
const given = trade('e2', {
  type: Direction.expenditure,
  tradeType: TradeType.rewardGiven,
  detail: 'How to change over',
  businessId: 'd7',
  businessType: 'discuss',
});
const bought = trade('e4', {
  tradeType: TradeType.columnPurchase,
  businessType: 'column',
  businessId: 'c1',
  detail: 'Lean',
  question: null,
});
const read = trade('e6', { detail: 'Eight steps', question: article('q2') });
const back = trade('e5', {
  ...given,
  id: 'e5',
  tradeType: TradeType.reversal,
  tradeAmount: 400,
  detail: 'Given twice',
});
const granted = trade('e3', {
  tradeType: TradeType.platformGrant,
  detail: 'A new term',
  createMemberFullName: '',
  businessId: null,
  businessType: null,
  question: null,
});

async function earningsServer() {
  const server = await communityServer();
  const bill = { amountIn: 20_000, amountOut: 500, totalAmount: 19_500, integralTotalAmount: 4200 };
  server.answer(readPersonAccount, ok({ ...bill, accountCode: 'm1', accountType: AccountType.person }));
  const questions: URLSearchParams[] = [];
  server.answer(listTrades, ({ query }) => {
    questions.push(query);
    return page(share, given, granted, bought, back, read);
  });
  const question = (name: string) => questions.findLast((query) => query.get('pageSize') === '10')?.get(name);
  return { server, question };
}

test('[ROUTE-42] [LEDGER-24] [LEDGER-29] one’s own coins: what is there, a list without anything to operate, and no list of integral', async () => {
  const { question } = await earningsServer();
  openApp('/learncoin-manage');
  await title('learning coins');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    ['column.time', 'tradeType', 'column.detail', 'column.who', 'column.amount', 'column.balance'].map((key) =>
      t(`ledger.${key}` as TextKey<'share'>),
    ),
  );
  for (const figure of ['195.00', '200.00', '42.00']) expect(screen.getByText(figure)).toBeTruthy();
  expect([question('accountCode'), question('accountType'), question('rewardType')]).toEqual(['m1', '2', '1']);
  expect(screen.queryByRole('button', { name: t('ledger.integral') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('ledger.direction.1') })).toBeNull();
});

test('[LEDGER-29] each trade says what it was for, and leads there where there is a place', async () => {
  await earningsServer();
  openApp('/learncoin-manage');
  const from = await screen.findByRole('link', { name: t('ledger.fromTeam', { team: 'Lean circle' }) });
  expect(from.getAttribute('href')).toContain('/share-team/team-content/a1');
  const answer = screen.getByRole('link', { name: t('ledger.answer', { title: 'How to change over' }) });
  expect(answer.getAttribute('href')).toBe('/ask/question/detail/q1?at=d7');
  expect(screen.getByRole('link', { name: 'Eight steps' }).getAttribute('href')).toBe('/share-content-detail/q2');
  expect(screen.getByRole('link', { name: 'Lean' }).getAttribute('href')).toContain('team-column-detail?id=c1');
  expect(screen.getByRole('link', { name: 'Given twice' })).toBeTruthy();
  expect(screen.getByText('A new term').closest('a')).toBeNull();
  expect(screen.getByText(t('ledger.platform'))).toBeTruthy();
  expect([screen.getByText('+7.00'), screen.getByText('−5.00')]).toHaveLength(2);
});

test('[LEDGER-30] the filter offers seven types in their order; the address keeps the choice', async () => {
  const { question } = await earningsServer();
  const { address } = openApp('/learncoin-manage?tradeType=8');
  await screen.findByRole('table');
  expect(question('tradeType')).toBe('8');
  const options = within(filter()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['0', '6', '7', '8', '1', '3', '4']);
  await userEvent.selectOptions(filter(), t('tradeType.columnIncome'));
  await waitFor(() => expect(question('tradeType')).toBe('3'));
  expect(address()).toContain('tradeType=3');
  await userEvent.selectOptions(filter(), t('ledger.tradeType.all'));
  await waitFor(() => expect(address()).toBe('/learncoin-manage'));
});

test.for([
  ['{"currencyName":"Qinghe leaves"}', 'Qinghe leaves'],
  ['{"currencyName":', 'learning coins'],
  ['{"currencyName":""}', 'learning coins'],
])('[LEDGER-32] [ERR-13] a company that says %s reads of %s', async ([value = '', name = '']) => {
  const { server } = await earningsServer();
  server.answer(readConfigs, ok({ items: [{ key: 'CURRENCY_RULE', value }] }));
  openApp('/learncoin-manage');
  await title(name);
  expect(await screen.findByText(name === 'learning coins' ? 'Learning coins' : name)).toBeTruthy();
});

test('what cannot be loaded says so where it would stand, with the way on', async () => {
  const { server } = await earningsServer();
  server.answer(readPersonAccount, refused(500));
  openApp('/learncoin-manage');
  await screen.findByText(t('ledger.failed'));
  expect(screen.getByRole('button', { name: common('shell.retry') })).toBeTruthy();
});
