import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listAccounts, listAccountsOf, readAccount } from '@shuyuan/contract/teams/account.wire';
import { readChange } from '@shuyuan/contract/teams/application.wire';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { listAccountNotices } from '@shuyuan/contract/teams/report.wire';
import type { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';

export type Account = OutputOf<typeof readAccount>;

/** What the reader is in an account; null: none of its people. */
export const standingIn = ({ currentMember }: Pick<Account, 'currentMember'>): TeamMemberType | null =>
  currentMember?.memberType ?? null;

/** Whatever shows an account, read again once something about it has changed. */
export const accountReads: readonly Endpoint[] = [
  readAccount,
  readChange,
  listAccounts,
  listAccountsOf,
  listAccountMembers,
  listAccountNotices,
];
