import * as wire from '@shuyuan/contract/teams/members.wire';
import { on } from '../../../platform/http/route.ts';
import { changeAccountMembers } from './change-members.ts';
import { readInviteCode, renewInviteCode } from './invite-code.ts';
import { joinAccount } from './join-account.ts';
import { listAccountMembers } from './list-members.ts';

export const memberRoutes = [
  on(wire.listAccountMembers, listAccountMembers),
  on(wire.changeAccountMembers, changeAccountMembers),
  on(wire.readInviteCode, readInviteCode),
  on(wire.renewInviteCode, renewInviteCode),
  on(wire.joinAccount, joinAccount),
];
