import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { maxOrganizations, organizationNameMax } from './organization-tree.ts';
import { organizationOut } from './people.wire.ts';

const name = text(organizationNameMax, 1);
const version = time.describe('as last read; another one answers that somebody was faster (D-028)');

export const readOrganizationTree = endpoint({
  method: 'GET',
  path: '/system/organization/tree',
  summary: 'Every organisation of the tenant in one list, each after its parent, siblings in their order.',
  access: 'organization.manage',
  input: empty,
  output: z.object({
    items: z
      .array(
        z.object({
          id,
          parentId: id.nullable(),
          name: z.string(),
          memberCount: z.int().describe('active and suspended members whose first organisation it is'),
          version: time,
        }),
      )
      .max(maxOrganizations),
  }),
  errors: [],
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/system/organization',
  summary: 'A new organisation below another, after its siblings.',
  access: 'organization.manage',
  input: z.object({ parentId: id, name }),
  output: idOnly,
  errors: ['organization.too-many'],
  idempotent: true,
});

export const renameOrganization = endpoint({
  method: 'PUT',
  path: '/system/organization/:id',
  summary: 'Another name for an organisation.',
  access: 'organization.manage',
  input: z.object({ id, name, version }),
  output: idOnly,
  errors: ['request.stale'],
});

export const moveOrganization = endpoint({
  method: 'PUT',
  path: '/system/organization/:id/parent',
  summary: 'Moves an organisation with all below it under another, as its last.',
  access: 'organization.manage',
  input: z.object({ id, parentId: id, version }),
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
