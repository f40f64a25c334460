import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';

export const listFollowedMembers = endpoint({
  method: 'GET',
  path: '/knowledge-operation/attention/members',
  summary: 'The colleagues the caller follows, the latest first (ROUTE-37, D-131).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      fullName: z.string(),
      portrait: z.string().nullable(),
      organization: z.object({ id, name: z.string() }),
      attentionId: id,
      attentionNum: z.int().nonnegative(),
    }),
  ),
  errors: [],
});
