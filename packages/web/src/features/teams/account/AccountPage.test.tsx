import { closeAccount, listAccountsOf, readAccount } from '@shuyuan/contract/teams/account.wire';
import { readChange } from '@shuyuan/contract/teams/application.wire';
import { changeAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok, refused } from '../../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { lastTeam } from '../last-team.ts';
import { AccountPage } from './AccountPage.tsx';
import { chooseColleague, ofTeam, teamOf, teamServer } from './test-account.ts';
import { openTeams } from './test-page.tsx';

const { owner, administrator, member } = TeamMemberType;
const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const open = () => openTeams(<AccountPage />, '/share-team/team-content/a1', { id: 'a1' });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Lean circle' });
const button = (name: string) => screen.queryByRole('button', { name });

test('[TEAM-01] the page tells what an account is, who owns it and what it writes about', async () => {
  await teamServer(teamOf(null));
  open();
  await heading();
  expect(screen.getByText('One place at a time.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lean' }).getAttribute('href')).toContain('/ask/topic/detail/t1');
  expect(screen.getAllByRole('link', { name: 'Song Qinghe' })[0]?.getAttribute('href')).toContain('m9');
  const people = screen.getByRole('link', { name: t('teams.account.members', { count: 2 }) });
  expect(people.getAttribute('href')).toContain('/member-manage?teamID=a1');
  const trend = await screen.findByRole('region', { name: t('teams.trend.title') });
  for (const figure of ['41', '42', '43', '44.00']) expect(within(trend).getByText(figure)).toBeTruthy();
});

test.for([
  ['an owner', owner, true, 3],
  ['an administrator', administrator, false, 3],
  ['a member', member, false, 3],
  ['anybody else', null, false, 1],
] as const)('[TEAM-03] [TEAM-04] %s', async ([, place, mayEdit, tabs]) => {
  await teamServer(teamOf(place));
  open();
  await heading();
  expect(button(t('teams.account.edit')) !== null).toBe(mayEdit);
  expect(within(screen.getByRole('navigation', { name: t('teams.tabs') })).getAllByRole('link')).toHaveLength(tabs);
  expect(button(t('teams.account.close'))).toBeNull();
});

test('[TEAM-04] D-089: while a change waits for approval it is told, its approval is at hand, and nothing is edited', async () => {
  const server = await teamServer(teamOf(owner, { isPending: true }));
  server.answer(ofTeam(readChange), ok({ application: { state: 'pending', processInstanceId: 'p7', answer: '' } }));
  open();
  const approval = await screen.findByRole('link', { name: t('teams.account.pending.open') });
  expect(approval.getAttribute('href')).toContain('open=p7');
  const edit = screen.getByRole('button', { name: t('teams.account.edit') });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(edit);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever audits accounts closes one with a reason', async () => {
  const server = await teamServer(teamOf(null), ['team.audit']);
  const sent: unknown[] = [];
  server.answer(ofTeam(closeAccount), ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(readAccount, ok(teamOf(null, { state: 'closed' })));
    return ok({ id: 'a1', state: 'closed' });
  });
  open();
  await heading();
  fireEvent.click(screen.getByRole('button', { name: t('teams.account.close') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(t('teams.account.move.reason')), {
    target: { value: ' nobody left ' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: t('teams.account.close') }));
  await screen.findByText(t('teams.account.closed'));
  expect(sent).toEqual([{ reason: 'nobody left' }]);
  expect(button(t('teams.account.reopen'))).toBeTruthy();
});

test('D-094: where the owner has left, whoever audits accounts names another; its people are told', async () => {
  const left = { owner: { id: 'm9', fullName: 'Song Qinghe', hasLeft: true } };
  await teamServer(teamOf(member, left));
  const view = open();
  await screen.findByText(t('teams.account.ownerLeft', { name: 'Song Qinghe' }));
  expect(button(t('teams.account.nameOwner'))).toBeNull();
  view.unmount();
  const server = await teamServer(teamOf(null, left), ['team.audit']);
  const sent: unknown[] = [];
  server.answer(changeAccountMembers, ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(readAccount, ok(teamOf(null)));
    return ok({ id: 'a1', memberNum: 2 });
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: t('teams.account.nameOwner') }));
  const dialog = within(await screen.findByRole('dialog'));
  await chooseColleague();
  await dialog.findByText(t('teams.account.nameOwner.chosen', { person: 'Wen Jiahe', name: 'Lean circle' }));
  fireEvent.click(dialog.getByRole('button', { name: t('teams.account.nameOwner') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ id: 'a1', members: [{ memberId: 'm5', memberType: owner }] }]);
  await waitFor(() => expect(button(t('teams.account.nameOwner'))).toBeNull());
});

test('D-112: the tab remembers the account it has opened, and forgets one that is not there', async () => {
  const server = await teamServer(teamOf(null));
  const view = open();
  await heading();
  expect(lastTeam.read()).toBe('a1');
  view.unmount();
  server.answer(readAccount, refused(404));
  open();
  await screen.findByText(t('teams.account.unknown.title'));
  await waitFor(() => expect(lastTeam.read()).toBeNull());
});

const noId = () => openTeams(<AccountPage />, '/share-team/team-content');

test('D-113: without an account in the address one’s own are shown, and nothing is asked about an unnamed one', async () => {
  const server = await teamServer(teamOf(owner));
  const mine = { ...teamOf(owner), memberType: owner, unreadNum: 3 };
  server.answer(listAccountsOf, ok({ items: [mine] }));
  noId();
  const link = await screen.findByRole('link', { name: 'Lean circle' });
  expect(link.getAttribute('href')).toContain('/share-team/team-content/a1');
  expect(screen.getByText(t('teams.mine.unread', { count: 3 }))).toBeTruthy();
  expect(server.countOf(readAccount)).toBe(0);
});

test('D-113: whoever belongs to none finds the way to one', async () => {
  await teamServer(teamOf(null));
  noId();
  const apply = await screen.findByRole('link', { name: t('teams.mine.apply') });
  expect(apply.getAttribute('href')).toContain('certification');
});
