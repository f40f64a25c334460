import { ImportPage } from '../../features/people/import/ImportPage.tsx';
import { MembersPage } from '../../features/people/members/MembersPage.tsx';
import { OrganizationsPage } from '../../features/people/organizations/OrganizationsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  adminMembers: MembersPage,
  adminImport: ImportPage,
  adminOrganizations: OrganizationsPage,
};
