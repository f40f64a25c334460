import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { accountEventKinds } from '@shuyuan/contract/teams/account-life';
import { clearAccountNotices, listAccountNotices, readAnalysis, readReport } from '@shuyuan/contract/teams/report.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { AccountPage } from './AccountPage.tsx';
import { teamOf, teamServer } from './test-account.ts';
import { address, openTeams } from './test-page.tsx';

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const open = (query: string) => openTeams(<AccountPage />, `/share-team/team-content/a1?${query}`, { id: 'a1' });
const counts = { attention: 0, praise: 0, read: 0, reward: 0, content: 0 };

test('[TEAM-01] D-096: the days are told as a table too, beside the time before; the address keeps the choice', async () => {
  const server = await teamServer(teamOf(TeamMemberType.member));
  const asked: (string | null)[] = [];
  server.answer(readAnalysis, ({ query }) => {
    asked.push(query.get('days'));
    const items = [
      { day: '2026-11-14', ...counts, attention: 3, reward: 1250 },
      { day: '2026-11-15', ...counts, attention: -1 },
    ];
    return ok({ items });
  });
  server.answer(
    readReport,
    ok({ now: { ...counts, attention: 2, read: 5 }, before: { ...counts, attention: 7, read: 5 } }),
  );
  open('tab=analysis');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '-1']);
  const report = await screen.findByRole('region', { name: t('teams.report.title') });
  expect(within(report).getByText(t('teams.report.change', { change: '−5', before: '7' }))).toBeTruthy();
  expect(report.querySelectorAll('[data-direction]')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: t('teams.count.reward') }));
  await waitFor(() => expect(within(screen.getByRole('table')).getByText('12.50')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: t('teams.analysis.days.30') }));
  await waitFor(() => expect(asked).toEqual(['7', '30']));
  expect(address.now).toBe('/share-team/team-content/a1?tab=analysis&count=reward&days=30');
});

test('[TEAM-03] D-096: everything that happens to an account has a sentence, and is marked read by whoever read it', async () => {
  const server = await teamServer(teamOf(TeamMemberType.member));
  server.answer(listAccountsOf, ok({ items: [{ ...teamOf(null), memberType: 2, unreadNum: 9 }] }));
  const list = (isRead: boolean) =>
    ok({
      items: accountEventKinds.map((kind) => ({
        id: kind,
        kind,
        person: kind === 'left' ? null : { id: 'm2', fullName: 'Du Yinuo', portrait: null },
        values: kind === 'roleChanged' ? { memberType: '1' } : kind === 'closed' ? { reason: 'quiet' } : {},
        isRead,
        createTime: 0,
      })),
      recordCount: accountEventKinds.length,
    });
  server.answer(listAccountNotices, list(false));
  server.answer(clearAccountNotices, () => {
    server.answer(listAccountNotices, list(true));
    return ok({ id: 'a1' });
  });
  open('tab=notices');
  const role = t('teams.memberType.administrator');
  await screen.findByText(t('teams.event.roleChanged', { person: 'Du Yinuo', role }));
  expect(screen.getByText(t('teams.event.left', { person: t('teams.event.someone') }))).toBeTruthy();
  expect(screen.getByText(t('teams.event.reason', { reason: 'quiet' }))).toBeTruthy();
  expect(screen.getAllByText(t('teams.notices.unread'))).toHaveLength(accountEventKinds.length);
  fireEvent.click(screen.getByRole('button', { name: t('teams.notices.clear') }));
  await waitFor(() => expect(screen.queryByText(t('teams.notices.unread'))).toBeNull());
  expect(screen.queryByRole('button', { name: t('teams.notices.clear') })).toBeNull();
});
