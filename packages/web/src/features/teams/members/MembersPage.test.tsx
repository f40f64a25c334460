import { readAccount } from '@shuyuan/contract/teams/account.wire';
import {
  changeAccountMembers,
  joinAccount,
  readInviteCode,
  renewInviteCode,
} from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok, refused } from '../../../lib/test-transport.ts';
import { textOf, textOfNumber, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { chooseColleague, teamOf, teamServer } from '../account/test-account.ts';
import { address, openTeams } from '../account/test-page.tsx';
import { lastTeam } from '../last-team.ts';
import { joinLink } from './Invitation.tsx';
import { MembersPage } from './MembersPage.tsx';

const { owner, administrator, member } = TeamMemberType;
const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const open = (at = '/member-manage?teamID=a1') => openTeams(<MembersPage />, at);
const menuOf = (name: string) => screen.queryByRole('button', { name: t('teams.members.actions', { name }) });

async function served(place: TeamMemberType | null) {
  const server = await teamServer(teamOf(place));
  const sent: unknown[] = [];
  server.answer(changeAccountMembers, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'a1', memberNum: 3 });
  });
  return { server, sent };
}

test('[TEAM-03] the owner hands the account over, and is asked before', async () => {
  const { sent } = await served(owner);
  open();
  await screen.findByRole('link', { name: 'Du Yinuo' });
  expect(menuOf('Lin Xiao')).toBeNull();
  fireEvent.click(menuOf('Du Yinuo') as HTMLElement);
  fireEvent.click(await screen.findByRole('menuitem', { name: t('teams.members.handOver') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: t('teams.members.handOver') }));
  await waitFor(() => expect(sent).toEqual([{ id: 'a1', members: [{ memberId: 'm2', memberType: owner }] }]));
});

test('[TEAM-03] an ordinary member may leave and nothing else; no code is asked for', async () => {
  const { server, sent } = await served(member);
  open();
  await screen.findByRole('link', { name: 'Du Yinuo' });
  expect([menuOf('Song Qinghe'), menuOf('Du Yinuo')]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: t('teams.members.add') })).toBeNull();
  fireEvent.click(menuOf('Lin Xiao') as HTMLElement);
  fireEvent.click(await screen.findByRole('menuitem', { name: t('teams.members.leave') }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('teams.members.leave') }));
  await waitFor(() => expect(sent).toEqual([{ id: 'a1', members: [{ memberId: 'm1', memberType: null }] }]));
  expect(server.countOf(readInviteCode)).toBe(0);
});

test('[TEAM-03] an administrator brings colleagues as ordinary members, and renews the code after a question', async () => {
  const { server, sent } = await served(administrator);
  server.answer(renewInviteCode, () => {
    server.answer(readInviteCode, ok({ inviteCode: 'WXYZ6789', renewTime: 1 }));
    return ok({ inviteCode: 'WXYZ6789', renewTime: 1 });
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: t('teams.members.add') }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: t('teams.members.add') }));
  submit();
  expect(sent).toEqual([]);
  await chooseColleague();
  submit();
  await waitFor(() => expect(sent).toEqual([{ id: 'a1', members: [{ memberId: 'm5', memberType: member }] }]));
  await screen.findByDisplayValue('ABCD2345');
  fireEvent.click(screen.getByRole('button', { name: t('teams.invite.renew') }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('teams.invite.renew') }));
  await screen.findByDisplayValue('WXYZ6789');
});

test('D-112, D-113: the people are those of the address, else of the account last opened, else one chooses', async () => {
  const { server } = await served(member);
  const first = open('/member-manage');
  await screen.findByText(t('teams.mine.empty.title'));
  expect(server.countOf(readAccount)).toBe(0);
  first.unmount();
  lastTeam.write('a1');
  open('/member-manage');
  await screen.findByRole('link', { name: 'Du Yinuo' });
});

test('[TEAM-03] a code from a link joins only when one says so; a wrong one is told at its field', async () => {
  const { server } = await served(null);
  const codes: unknown[] = [];
  server.answer(joinAccount, ({ body }) => {
    const { inviteCode } = JSON.parse(body) as { inviteCode: string };
    codes.push(inviteCode);
    return inviteCode === 'ABCD2345' ? ok({ id: 'a1', name: 'Lean circle' }) : refused(422, 29_130);
  });
  expect(joinLink('ABCD2345')).toContain('join=ABCD2345');
  open('/member-manage?teamID=a1&join=NOTTHIS2');
  const dialog = within(await screen.findByRole('dialog'));
  const join = () => fireEvent.click(dialog.getByRole('button', { name: t('teams.join.submit') }));
  expect(codes).toEqual([]);
  join();
  await dialog.findByText(textOfNumber(29_130) ?? '');
  fireEvent.change(dialog.getByDisplayValue('NOTTHIS2'), { target: { value: ' ABCD2345 ' } });
  expect(dialog.queryByText(textOfNumber(29_130) ?? '')).toBeNull();
  join();
  await waitFor(() => expect(address.now).toBe('/share-team/team-content/a1'));
  expect(codes).toEqual(['NOTTHIS2', 'ABCD2345']);
});
