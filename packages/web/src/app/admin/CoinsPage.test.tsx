import { checkBook, grantCoins, listTenantTrades, reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { page, sharer } from '../teams/test-community.ts';
import { openApp, said } from '../test-app.tsx';
import { book, coinServer, colleague, trade } from './test-coins.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'admin'>, values?: TextValues) => textOf('admin', key, values);
const share = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/admin/coins';

let server: Awaited<ReturnType<typeof coinServer>>;
beforeEach(async () => {
  server = await coinServer();
});
afterEach(cleanup);

const row = (words: string) => screen.findByRole('row', { name: new RegExp(words) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('[D-109] the book of the company is in the navigation of whoever manages coins, and says whether it adds up', async () => {
  openApp(here);
  expect(await screen.findByText(t('admin.coins.right'))).toBeTruthy();
  expect(screen.getByText('7,400.00')).toBeTruthy();
  expect(screen.getByText('37')).toBeTruthy();
  expect(screen.getByRole('link', { name: t('admin.nav.coins') }).getAttribute('href')).toContain(here);
});

test.for([{ wrongNum: 2 }, { held: 739_999 }, { issued: '9007199254740993', held: '9007199254740992' }])(
  '[D-109] a book that does not add up says so, whichever currency is looked at: %j',
  async (wrong) => {
    server.answer(checkBook, ok({ items: [book(1), book(2, wrong)] }));
    openApp(here);
    expect((await screen.findByRole('alert')).textContent).toContain(share('ledger.integral'));
  },
);

test('[D-109] every trade with both its sides; the platform, many receivers and a reversal are told as such', async () => {
  const items = [
    trade('t1'),
    trade('t2', { tradeType: TradeType.distribution, from: 'Night talks', toNum: 4, detail: '4', isReversed: true }),
    trade('t3', { tradeType: TradeType.reversal, from: 'Gu Huai', to: '', detail: 'By mistake', isReversible: false }),
  ];
  server.answer(listTenantTrades, page(...items));
  openApp(here);
  const grant = within(await row('New term'));
  expect(grant.getByText(share('ledger.platform'))).toBeTruthy();
  expect(grant.getByText('200.00')).toBeTruthy();
  const shared = within(await row('Night talks'));
  expect(shared.getByText(t('admin.coins.toMany', { name: 'Lin Xiao', count: 4 }))).toBeTruthy();
  expect(shared.getByText(share('ledger.receivers', { count: 4 }))).toBeTruthy();
  expect(shared.getByText(t('admin.coins.reversed'))).toBeTruthy();
  expect(screen.getAllByRole('button', { name: new RegExp(t('admin.coins.reverse')) })).toHaveLength(1);
});

test('[D-109] currency, words and page stand in the address', async () => {
  const asked: string[] = [];
  server.answer(listTenantTrades, ({ query }) => {
    asked.push([query.get('rewardType'), query.get('search'), query.get('page')].join());
    return ok({ items: [trade('t1')], recordCount: 45 });
  });
  const { address } = openApp(here);
  await press(share('ledger.integral'));
  await waitFor(() => expect(address()).toBe(`${here}?type=2`));
  await userEvent.type(screen.getByRole('searchbox'), 'Lin{Enter}');
  await waitFor(() => expect(address()).toBe(`${here}?type=2&search=Lin`));
  await press(textOf('common', 'pager.page', { page: 2 }));
  await waitFor(() => expect(address()).toContain('page=2'));
  await waitFor(() => expect(asked).toEqual(['1,,1', '2,,1', '2,Lin,1', '2,Lin,2']));
});

test('[D-109] no trades yet, none of a name and none to be had each say so', async () => {
  server.answer(listTenantTrades, page());
  openApp(here);
  expect(await screen.findByText(t('admin.coins.empty.title'))).toBeTruthy();
  cleanup();
  openApp(`${here}?search=Nobody`);
  expect(await screen.findByText(t('admin.coins.none.title', { search: 'Nobody' }))).toBeTruthy();
  cleanup();
  server.answer(listTenantTrades, refused(500));
  server.answer(checkBook, refused(500));
  openApp(here);
  expect(await screen.findByText(t('admin.coins.failed'))).toBeTruthy();
  expect(await screen.findByText(t('admin.coins.check.failed'))).toBeTruthy();
});

test('[D-109] a trade is taken back with a reason, once asked; what the server refuses is read in the dialog', async () => {
  const sent: unknown[] = [];
  server.answer(reverseTrade, ({ body }) => {
    sent.push(JSON.parse(body));
    return sent.length === 1 ? refused(422, 34_105) : ok({ id: 'r1' });
  });
  openApp(here);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(t('admin.coins.reverse')) }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: t('admin.coins.reverse') }));
  const what = { type: share('tradeType.platformGrant'), amount: '200.00' };
  expect(dialog.getByText(t('admin.coins.reverse.text', what))).toBeTruthy();
  await submit();
  expect(await dialog.findByText(t('admin.coins.reason.invalid', { max: 100 }))).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), ' By mistake ');
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toBe(said(34_105));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { id: 't1', reason: 'By mistake' },
    { id: 't1', reason: 'By mistake' },
  ]);
  await waitFor(() => expect(server.countOf(listTenantTrades)).toBe(2));
});

async function openGrant() {
  await press(t('admin.coins.grant'));
  const dialog = within(await screen.findByRole('dialog'));
  const box = (name: string) => dialog.getByRole('textbox', { name: new RegExp(name) });
  const submit = async (direction: 1 | 2) =>
    userEvent.click(dialog.getByRole('button', { name: t(`admin.coins.direction.${direction}`) }));
  return { dialog, box, submit };
}

test('[D-107] coins are granted to people found by name, with a reason, and the sum is read before', async () => {
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  server.answer(listMembers, page(colleague('m2', 'Gu Huai'), colleague('m3', 'Wen Jiahe')));
  server.answer(grantCoins, ({ body, headers }) => {
    keys.add(headers.get('idempotency-key'));
    sent.push(JSON.parse(body));
    return sent.length === 1 ? refused(422, 34_108) : ok({ id: 'g1', totalAmount: 2500 });
  });
  openApp(here);
  const { dialog, box, submit } = await openGrant();
  await submit(1);
  expect(await dialog.findByText(t('admin.coins.receivers.missing'))).toBeTruthy();
  expect(dialog.getByText(t('admin.coins.amount.invalid'))).toBeTruthy();
  expect(dialog.getByText(t('admin.coins.reason.invalid', { max: 100 }))).toBeTruthy();
  for (const name of ['Gu Huai', 'Wen Jiahe']) {
    await userEvent.type(box(t('admin.coins.find.2')), name);
    await userEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${name}`) }));
  }
  await userEvent.type(box(t('admin.coins.amount')), '12.5');
  const sum = { currency: 'Learning coins', count: 2, each: '12.50', total: '25.00' };
  expect(await dialog.findByText(t('admin.coins.total', sum))).toBeTruthy();
  await userEvent.type(box(t('admin.coins.reason')), 'New term');
  await submit(1);
  expect((await dialog.findByRole('alert')).textContent).toBe(said(34_108));
  await submit(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const wish = { accountType: 2, type: 1, direction: 1, tradeAmount: 1250, reason: 'New term' };
  expect(sent[1]).toEqual({ ...wish, accountCodes: ['m2', 'm3'] });
  expect([keys.size, keys.has(null)]).toEqual([1, false]);
  expect(await screen.findByText(t('admin.coins.granted', { total: '25.00' }))).toBeTruthy();
  await waitFor(() => expect(server.countOf(checkBook)).toBe(2));
});

test('[D-107] points are taken back from a team; changing whom it is for begins the list again', async () => {
  const sent: unknown[] = [];
  server.answer(listMembers, page(colleague('m2', 'Gu Huai')));
  server.answer(listAccounts, page(sharer('a1', 'Night talks')));
  server.answer(grantCoins, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'g1', totalAmount: 300 });
  });
  openApp(here);
  const { dialog, box, submit } = await openGrant();
  await userEvent.type(box(t('admin.coins.find.2')), 'Gu');
  await userEvent.click(await dialog.findByRole('button', { name: /^Gu Huai/ }));
  await dialog.findByText(t('admin.coins.chosen', { count: 1 }));
  for (const choice of ['admin.coins.direction.2', 'admin.coins.receivers.3'] as const)
    await userEvent.click(dialog.getByRole('radio', { name: t(choice) }));
  await userEvent.click(dialog.getByRole('radio', { name: share('ledger.integral') }));
  expect(dialog.getByText(t('admin.coins.chosen', { count: 0 }))).toBeTruthy();
  await userEvent.type(box(t('admin.coins.find.3')), 'Night');
  await userEvent.click(await dialog.findByRole('button', { name: 'Night talks' }));
  await userEvent.type(box(t('admin.coins.amount')), '3');
  await userEvent.type(box(t('admin.coins.reason')), 'Counted twice');
  await submit(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const wish = { type: 2, direction: 2, tradeAmount: 300, reason: 'Counted twice' };
  expect(sent).toEqual([{ ...wish, accountType: 3, accountCodes: ['a1'] }]);
  expect(await screen.findByText(t('admin.coins.taken', { total: '3.00' }))).toBeTruthy();
});
