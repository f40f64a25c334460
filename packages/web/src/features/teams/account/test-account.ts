import { listAccountsOf, readAccount, readTrend } from '@shuyuan/contract/teams/account.wire';
import { readChange } from '@shuyuan/contract/teams/application.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { listAccountMembers, readInviteCode } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen, within } from '@testing-library/react';
import { useSession } from '../../../lib/session.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok, personData } from '../../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import type { Account } from './account.ts';
import { memberOf } from './test-team.ts';

export { teamOf } from './test-team.ts';

/** The call for that one account: the fake server knows whole paths. */
export const ofTeam = <Call extends { readonly path: string }>(call: Call): Call => ({
  ...call,
  path: call.path.replace(':id', 'a1'),
});

/** A server with that one account; the reader is m1. */
export async function teamServer(account: Account, dataPermission: 'team.audit'[] = []) {
  const server = await freshClient('en');
  // A text area that grows measures itself again when fonts arrive; happy-dom has none.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await loadGroups('en', ['activity', 'share']);
  useSession.setState({ ...personData({ dataPermission }), status: 'signed-in' });
  server.answer(readAccount, ok(account));
  server.answer(readTrend, ok({ attentionNum: 41, praise: 42, read: 43, rewardCoin: 4400 }));
  server.answer(listAccountsOf, ok({ items: [] }));
  server.answer(ofTeam(readChange), ok({ application: null }));
  server.answer(readInviteCode, ok({ inviteCode: 'ABCD2345', renewTime: 0 }));
  const place = account.currentMember?.memberType ?? TeamMemberType.member;
  const member = memberOf(account);
  const items = [
    ...(place === TeamMemberType.owner ? [] : [member('m9', 'Song Qinghe', TeamMemberType.owner)]),
    member('m1', 'Lin Xiao', place),
    member('m2', 'Du Yinuo', TeamMemberType.member),
  ];
  server.answer(listAccountMembers, ok({ items, recordCount: items.length }));
  const organization = { id: 'o1', name: 'Software' };
  const colleague = { id: 'm5', fullName: 'Wen Jiahe', portrait: null, organization };
  server.answer(listMembers, ok({ items: [colleague], recordCount: 1 }));
  return server;
}

/** Finds the one colleague the server knows beside the people of the account, in the dialog that is open. */
export async function chooseColleague(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const search = dialog.getByRole('textbox', { name: textOf('share', 'teams.members.add.search') });
  fireEvent.change(search, { target: { value: 'Wen' } });
  fireEvent.click(await dialog.findByRole('button', { name: /^Wen Jiahe/u }));
}
