import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly } from '../../kernel/fields.wire.ts';
import { classLimits as limits } from '../class-limits.ts';
import { materialPhases } from './material-phases.ts';

export const classMaterial = z.object({
  id: id.describe('of the file'),
  name: z.string(),
  path: z.string(),
  phase: z.enum(materialPhases),
});

export const listClassMaterials = endpoint({
  method: 'GET',
  path: '/training/manage/:id/materials',
  summary: 'What people read before and after a class, for its managers.',
  access: 'member',
  input: idOnly,
  output: z.object({ items: z.array(classMaterial), canEdit: z.boolean() }),
  errors: [],
});

const fileIds = z.array(id).max(limits.materials);

export const saveClassMaterials = endpoint({
  method: 'PUT',
  path: '/training/manage/:id/materials',
  summary: 'The files of both lists in their order: new ones are drafts of the caller; those left out are removed.',
  access: 'member',
  input: z.object({ id, before: fileIds, after: fileIds }),
  output: z.object({ items: z.array(classMaterial) }),
  errors: ['class.wrong-state'],
});
