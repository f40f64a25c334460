import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { branchSize, organizationNameMax } from './organization-tree.ts';
import { organizationOut } from './people.wire.ts';

const name = text(organizationNameMax, 1);
const version = time.describe('as last read; another one answers that somebody was faster (D-028)');

const organizationNode = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  memberCount: z
    .int()
    .describe('active and suspended members whose first organisation it is, or one of those below it'),
  childCount: z.int().describe('organisations right below it'),
  version: time,
});

export const readOrganizationBranch = endpoint({
  method: 'GET',
  path: '/system/organization/branch',
  summary: 'An organisation and a page of those right below it, in their order; without an id the company itself.',
  access: 'organization.manage',
  input: z.object({
    id: id.optional(),
    page: pagingInput.page,
    pageSize: pagingInput.pageSize.default(branchSize),
  }),
  output: z.object({ node: organizationNode, ...pageOf(organizationNode).shape }),
  errors: [],
});

export const searchOrganizations = endpoint({
  method: 'GET',
  path: '/system/organization/search',
  summary: 'Organisations whose name holds every word, upper ones first, each with its way from the company down.',
  access: 'organization.manage',
  input: z.object({ search: text(organizationNameMax, 1), ...pagingInput }),
  output: pageOf(
    organizationNode.extend({ above: z.array(organizationOut).describe('from the company to its parent') }),
  ),
  errors: [],
});

export const listOrganizationNames = endpoint({
  method: 'GET',
  path: '/system/organization/names',
  summary:
    'Organisations by name for whoever chooses an audience: those that hold every word, or without one the company and what is right below it.',
  access: 'member',
  input: z.object({ search: text(organizationNameMax).optional(), ...pagingInput }),
  output: pageOf(
    organizationOut.extend({ above: z.array(organizationOut).describe('from the company to its parent') }),
  ),
  errors: [],
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/system/organization',
  summary: 'A new organisation below another, after its siblings.',
  access: 'organization.manage',
  input: z.object({ parentId: id, name }),
  output: idOnly,
  errors: ['sensitive.found', 'organization.too-many'],
  idempotent: true,
});

export const renameOrganization = endpoint({
  method: 'PUT',
  path: '/system/organization/:id',
  summary: 'Another name for an organisation.',
  access: 'organization.manage',
  input: z.object({ id, name, version }),
  output: idOnly,
  errors: ['sensitive.found', 'request.stale'],
});

export const moveOrganization = endpoint({
  method: 'PUT',
  path: '/system/organization/:id/parent',
  summary: 'Moves an organisation with all below it: under another, or to another place among its siblings.',
  access: 'organization.manage',
  input: z
    .object({
      id,
      parentId: id,
      beforeId: id.optional().describe('the sibling it stands before'),
      afterId: id.optional().describe('the sibling it stands after; without either it becomes the last'),
      version,
    })
    .refine(({ beforeId, afterId }) => !(beforeId && afterId), { path: ['afterId'], error: 'one-place' }),
  output: idOnly,
  errors: ['request.stale', 'organization.is-root', 'organization.below-itself'],
});

export const deleteOrganization = endpoint({
  method: 'DELETE',
  path: '/system/organization/:id',
  summary: 'Deletes an organisation nothing belongs to any more.',
  access: 'organization.manage',
  input: idOnly,
  output: idOnly,
  errors: ['organization.is-root', 'organization.not-empty'],
});

export const findOrganizationPath = endpoint({
  method: 'GET',
  path: '/system/organization/find-path/:id',
  summary: 'The organisations from the root of the tenant down to this one (SITE-10).',
  access: 'member',
  input: idOnly,
  output: z.object({ items: z.array(organizationOut) }),
  errors: [],
});

export const readCompany = endpoint({
  method: 'GET',
  path: '/system/company-sync/get-company-by-id',
  summary:
    'The caller’s own company as a system beside this one keeps it in step (SITE-09); another answers as a missing one.',
  access: 'member',
  input: z.object({ id: id.optional().describe('left out: the caller’s own') }),
  output: z.object({
    id,
    name: z.string(),
    createdAt: time,
    updatedAt: time.describe('the last change of the company or of an organisation below it'),
    organizationCount: z.int().nonnegative(),
  }),
  errors: [],
});
