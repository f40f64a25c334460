import { listGrantItems, listTrades, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { teamOf } from '../../features/teams/account/test-account.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { asked, ledgerServer } from './test-ledger.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const { owner, administrator, member } = TeamMemberType;
const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/share-output?teamID=a1';
const title = () => screen.findByRole('heading', { level: 1, name: t('ledger.title') });
const table = async () => within(await screen.findByRole('table', { name: t('ledger.trades') }));
const figure = (key: TextKey<'share'>) => screen.getByText(t(key)).nextElementSibling?.textContent;
const cells = (row: HTMLElement) => [...row.querySelectorAll('td > span:last-child')].map((cell) => cell.textContent);
afterEach(cleanup);

test('[ROUTE-45] [LEDGER-04] [LEDGER-05] a team’s ledger tells what is there, and of each trade what it was and what was left', async () => {
  await ledgerServer();
  openApp(here);
  await title();
  const rows = (await table()).getAllByRole('row').slice(1);
  await waitFor(() => expect(figure('ledger.balance')).toContain('100.00'));
  expect([figure('ledger.in'), figure('ledger.out')]).toEqual(['125.00', '25.00']);
  const [first, second] = rows.map(cells);
  expect(first?.slice(1)).toEqual([
    t('tradeType.distribution'),
    t('ledger.receivers', { count: 2 }),
    'Lin Xiao',
    '−12.34',
    '87.66',
    t('ledger.grant.open'),
  ]);
  expect(second?.slice(1)).toEqual([
    t('tradeType.rewardReceived'),
    'How we halved the changeover',
    'Du Yinuo',
    '+5.00',
    '100.00',
    '—',
  ]);
  expect(screen.getByRole('link', { name: 'How we halved the changeover' }).getAttribute('href')).toContain('q1');
  expect(screen.getByRole('link', { name: 'Lean circle' }).getAttribute('href')).toContain('/team-content/a1');
});

test('[ROUTE-44] C-10: the other address shows the same and stays the address', async () => {
  const server = await ledgerServer();
  const question = asked(server);
  const { address } = openApp('/output-detail?teamID=a1&tab=2&tradeType=9&page=3');
  await title();
  await table();
  expect(['accountCode', 'accountType', 'rewardType', 'tradeType', 'page'].map(question)).toEqual([
    'a1',
    '3',
    '2',
    '9',
    '3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: t('ledger.direction.2') }));
  await waitFor(() => expect(question('type')).toBe('2'));
  expect(address()).toContain('/output-detail?');
});

test('[LEDGER-01] [LEDGER-07] coins and integral are two tabs with a balance and a list each, ten at a time; the address keeps it', async () => {
  const server = await ledgerServer();
  const question = asked(server);
  const { address } = openApp(`${here}&type=1&page=2`);
  await table();
  expect([question('rewardType'), question('type'), question('page')]).toEqual(['1', '1', '2']);
  await userEvent.click(screen.getByRole('button', { name: t('ledger.integral') }));
  await waitFor(() => expect(figure('ledger.balance')).toContain('7.00'));
  expect([question('rewardType'), question('type'), question('page')]).toEqual(['2', null, '1']);
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe('teamID=a1&tab=2');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: t('ledger.tradeType') }),
    t('tradeType.distribution'),
  );
  await waitFor(() => expect(question('tradeType')).toBe(String(TradeType.distribution)));
  expect(address()).toContain('tradeType=9');
});

test.for([
  ['the owner', true, owner],
  ['an administrator', false, administrator],
  ['a member', false, member],
  ['somebody who manages coins', false, null],
] as const)('[LEDGER-03] %s may distribute: %s', async ([, mayDistribute, standing]) => {
  await ledgerServer(standing);
  openApp(here);
  await waitFor(() => expect(figure('ledger.balance')).toContain('100.00'));
  expect(screen.queryByRole('button', { name: t('ledger.distribute') }) !== null).toBe(mayDistribute);
});

test.for([
  ['closed', 10_000, 'ledger.distribute.closed'],
  ['active', 0, 'ledger.distribute.empty'],
] as const)('[LEDGER-03] an account that is %s and has %s: the button says why', async ([state, totalAmount, why]) => {
  const server = await ledgerServer();
  server.answer(readAccount, ok(teamOf(owner, { state })));
  server.answer(readTotalAmount, ok({ amountIn: 0, amountOut: 0, totalAmount, integralTotalAmount: 0 }));
  openApp(here);
  const button = await screen.findByRole('button', { name: t('ledger.distribute') });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(button);
  expect(await screen.findByText(t(why))).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LEDGER-02] [LEDGER-06] a distribution opens its detail, page by page; a reload finds it open', async () => {
  const server = await ledgerServer();
  const share = (name: string, tradeAmount: number | string) => ({ destinationAccountFullName: name, tradeAmount });
  server.answer(listGrantItems, ({ query }) => {
    expect(query.get('grantId')).toBe('g1');
    const items = query.get('page') === '1' ? [share('Bai Lu', 617)] : [share('Wen Jiahe', '90071992547409931')];
    return ok({ items, recordCount: 11 });
  });
  const { address } = openApp(here);
  await userEvent.click(await screen.findByRole('button', { name: t('ledger.grant.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('ledger.grant.title') }));
  expect((await dialog.findByText('Bai Lu')).closest('li')?.textContent).toBe('Bai Lu6.17');
  expect(address()).toContain('grant=g1');
  await userEvent.click(dialog.getByRole('button', { name: textOf('common', 'pager.next') }));
  expect((await dialog.findByText('Wen Jiahe')).closest('li')?.textContent).toBe('Wen Jiahe900,719,925,474,099.31');
});

test('[D-110] whoever is none of its people is told so, once, and no list is shown', async () => {
  const server = await ledgerServer(null);
  server.answer(readTotalAmount, refused(403));
  server.answer(listTrades, refused(403));
  openApp(here);
  expect(await screen.findByText(t('ledger.locked.title'))).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an empty ledger says so, and a filter that finds nothing says something else', async () => {
  const server = await ledgerServer();
  server.answer(listTrades, ok({ items: [], recordCount: 0 }));
  openApp(here);
  await screen.findByText(t('ledger.trades.empty.title'));
  await userEvent.click(screen.getByRole('button', { name: t('ledger.direction.1') }));
  expect(await screen.findByText(t('ledger.trades.none.title'))).toBeTruthy();
});
