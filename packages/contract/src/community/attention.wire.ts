import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { AttentionTarget } from './attention.ts';

const targetType = z.literal(Object.values(AttentionTarget));
const attentionOut = z.object({
  attentionId: id.nullable().describe('null: not followed'),
  attentionNum: z.int().nonnegative().describe('how many follow it now'),
});

export const saveAttention = endpoint({
  method: 'POST',
  path: '/knowledge-operation/attention',
  summary: 'Follows something one may see, or no longer; the same again changes nothing (COMM-19, D-131).',
  access: 'member',
  input: z.object({ targetType, targetId: id, isOn: z.boolean() }),
  output: attentionOut,
  errors: ['attention.not-oneself', 'price.unpaid'],
});

export const readAttention = endpoint({
  method: 'GET',
  path: '/knowledge-operation/attention',
  summary: 'Whether the caller follows something one may see, and how many do.',
  access: 'member',
  input: z.object({ targetType, targetId: id }),
  output: attentionOut.extend({ can: z.object({ follow: z.boolean().describe('nobody follows themselves') }) }),
  errors: [],
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/knowledge-operation/attention/followers',
  summary: 'Who follows a colleague, the latest first (D-097).',
  access: 'member',
  input: z.object({ memberId: id, ...pagingInput }),
  output: pageOf(
    z.object({
      id,
      fullName: z.string(),
      portrait: z.string().nullable(),
      organization: z.object({ id, name: z.string() }),
    }),
  ),
  errors: [],
});

export const readAttentionStatistic = endpoint({
  method: 'GET',
  path: '/knowledge-operation/attention/my-attention-statistic',
  summary: 'How many of each kind the caller follows, and how many follow the caller (COMM-24).',
  access: 'member',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ targetType, count: z.int().nonnegative() })),
    followerNum: z.int().nonnegative(),
  }),
  errors: [],
});
