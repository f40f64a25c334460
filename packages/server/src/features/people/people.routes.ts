import * as memberWire from '@shuyuan/contract/people/members.wire';
import * as organizationWire from '@shuyuan/contract/people/organizations.wire';
import * as wire from '@shuyuan/contract/people/people.wire';
import { on } from '../../platform/http/route.ts';
import { addMember } from './add-member.ts';
import { addOrganization } from './add-organization.ts';
import { changeMember } from './change-member.ts';
import { changeMemberState } from './change-member-state.ts';
import { deleteOrganization, moveOrganization, renameOrganization } from './change-organization.ts';
import { listManagedMembers, readManagedMember } from './list-managed-members.ts';
import { listMembers } from './list-members.ts';
import { findOrganizationPath, readOrganizationTree } from './read-organizations.ts';
import { resetPassword } from './reset-password.ts';
import { savePreferences } from './save-preferences.ts';

export const peopleRoutes = [
  on(wire.listMembers, listMembers),
  on(wire.savePreferences, savePreferences),
  on(memberWire.listManagedMembers, listManagedMembers),
  on(memberWire.readManagedMember, readManagedMember),
  on(memberWire.addMember, addMember),
  on(memberWire.changeMember, changeMember),
  on(memberWire.changeMemberState, changeMemberState),
  on(memberWire.resetPassword, resetPassword),
  on(organizationWire.readOrganizationTree, readOrganizationTree),
  on(organizationWire.createOrganization, addOrganization),
  on(organizationWire.renameOrganization, renameOrganization),
  on(organizationWire.moveOrganization, moveOrganization),
  on(organizationWire.deleteOrganization, deleteOrganization),
  on(organizationWire.findOrganizationPath, findOrganizationPath),
];
