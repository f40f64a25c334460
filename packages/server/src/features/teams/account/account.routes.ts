import { listExperts } from '@shuyuan/contract/community/ask-bar.wire';
import * as wire from '@shuyuan/contract/teams/account.wire';
import { on } from '../../../platform/http/route.ts';
import { listAccountsOf, readIdentity } from './list-own.ts';
import * as lists from './list-sharers.ts';
import { closeAccount, reopenAccount } from './move-account.ts';
import { listAccountTopics, readAccount, readTrend } from './read-account.ts';

export const accountRoutes = [
  on(wire.readAccount, readAccount),
  on(wire.readTrend, readTrend),
  on(wire.listAccountsOf, listAccountsOf),
  on(wire.readIdentity, readIdentity),
  on(wire.listAccountTopics, listAccountTopics),
  on(wire.listHotAccounts, lists.listHotAccounts),
  on(wire.recommendAccounts, lists.recommendAccounts),
  on(wire.recommendRandomAccounts, lists.recommendRandomAccounts),
  on(wire.listAccounts, lists.listAccounts),
  on(listExperts, lists.listExperts),
  on(wire.listFollowedAccounts, lists.listFollowedAccounts),
  on(wire.closeAccount, closeAccount),
  on(wire.reopenAccount, reopenAccount),
];
