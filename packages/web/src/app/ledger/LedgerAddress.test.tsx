import { listTrades, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { listAccountsOf, readAccount } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { teamOf } from '../../features/teams/account/test-account.ts';
import { lastTeam } from '../../features/teams/last-team.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { asked, ledgerServer } from './test-ledger.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const { owner, member } = TeamMemberType;
const t = (key: TextKey<'share'>) => textOf('share', key);
const title = () => screen.findByRole('heading', { level: 1, name: t('ledger.title') });
afterEach(cleanup);

test('[D-112] [ROUTE-45] an address without a team is that of the one last opened in this tab', async () => {
  const server = await ledgerServer();
  openApp('/share-output?teamID=a1');
  await title();
  expect(lastTeam.read()).toBe('a1');
  cleanup();
  const question = asked(server);
  openApp('/share-output');
  await title();
  await waitFor(() => expect(question('accountCode')).toBe('a1'));
});

test('[D-113] without any, one’s accounts are offered, and nothing is asked about an unnamed one', async () => {
  const server = await ledgerServer();
  server.answer(listAccountsOf, ok({ items: [{ ...teamOf(owner), memberType: owner, unreadNum: 0 }] }));
  openApp('/share-output');
  const link = await screen.findByRole('link', { name: 'Lean circle' });
  expect([readAccount, readTotalAmount, listTrades].map(server.countOf)).toEqual([0, 0, 0]);
  await userEvent.click(link);
  await title();
  cleanup();
  lastTeam.remove();
  server.answer(listAccountsOf, ok({ items: [] }));
  openApp('/output-detail');
  expect(await screen.findByText(t('teams.mine.empty.title'))).toBeTruthy();
});

test.for([
  ['one of its people', 1, member],
  ['anybody else', 0, null],
] as const)('[D-110] ways for %s from the page of a team to its ledger: %s', async ([, links, standing]) => {
  await ledgerServer(standing);
  openApp('/share-team/team-content/a1');
  await screen.findByRole('heading', { level: 1, name: 'Lean circle' });
  const found = screen.queryAllByRole('link', { name: t('ledger.title') });
  expect(found).toHaveLength(links);
  for (const link of found) expect(link.getAttribute('href')).toContain('/share-output?teamID=a1');
});
