import { z } from 'zod';
import { BusinessType } from '../../kernel/business-types.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';

export const countCommentsByBusinessIds = endpoint({
  method: 'GET',
  path: '/system/comment/count-by-business-ids',
  summary: 'How many comments stand below each of some courses; those the caller may not see are left out (STUDY-08).',
  access: 'member',
  input: z.object({
    businessIds: z.string().max(4_000).describe('separated by commas; the first 100 count'),
    businessType: z.literal(BusinessType.course).default(BusinessType.course),
  }),
  output: z.object({
    items: z.array(z.object({ businessId: id, count: z.int().nonnegative() })),
  }),
  errors: [],
});
