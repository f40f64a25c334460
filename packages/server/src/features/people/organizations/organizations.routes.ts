import * as wire from '@shuyuan/contract/people/organizations.wire';
import { on } from '../../../platform/http/route.ts';
import { addOrganization } from './add-organization.ts';
import { deleteOrganization, moveOrganization, renameOrganization } from './change-organization.ts';
import {
  findOrganizationPath,
  listOrganizationNames,
  readOrganizationBranch,
  searchOrganizations,
} from './read-organizations.ts';
import { readCompany } from './read-company.ts';

export const organizationRoutes = [
  on(wire.readOrganizationBranch, readOrganizationBranch),
  on(wire.searchOrganizations, searchOrganizations),
  on(wire.listOrganizationNames, listOrganizationNames),
  on(wire.createOrganization, addOrganization),
  on(wire.renameOrganization, renameOrganization),
  on(wire.moveOrganization, moveOrganization),
  on(wire.deleteOrganization, deleteOrganization),
  on(wire.findOrganizationPath, findOrganizationPath),
  on(wire.readCompany, readCompany),
];
