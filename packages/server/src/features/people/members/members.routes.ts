import * as wire from '@shuyuan/contract/people/members.wire';
import { on } from '../../../platform/http/route.ts';
import { addMember } from './add-member.ts';
import { changeMember } from './change-member.ts';
import { changeMemberState } from './change-member-state.ts';
import { listManagedMembers, readManagedMember } from './list-managed-members.ts';
import { resetPassword } from './reset-password.ts';

export const memberRoutes = [
  on(wire.listManagedMembers, listManagedMembers),
  on(wire.readManagedMember, readManagedMember),
  on(wire.addMember, addMember),
  on(wire.changeMember, changeMember),
  on(wire.changeMemberState, changeMemberState),
  on(wire.resetPassword, resetPassword),
];
