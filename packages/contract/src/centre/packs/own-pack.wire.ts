import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { count, kind, standing } from './pack-fields.wire.ts';

const base = '/centre/pack';
const detail = z.object({
  id,
  title: z.string(),
  message: z.string(),
  authorName: z.string(),
  dueTime: time,
  standing,
  items: z.array(
    z.object({
      kind,
      businessId: id,
      title: z.string(),
      minutes: count.nullable(),
      isAsked: z.boolean().describe('false: it is not open to them, and not asked of them'),
      isDone: z.boolean(),
      finishTime: time.nullable(),
    }),
  ),
  mark: z.object({ reason: z.string(), authorName: z.string(), time }).nullable(),
});

export const listOwnPacks = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary: 'The packs that were pushed to the caller, the last one first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      authorName: z.string(),
      dueTime: time,
      standing,
      askedCount: count,
      finishedCount: count,
      isRead: z.boolean(),
    }),
  ),
  errors: [],
});

export const readOwnPack = endpoint({
  method: 'GET',
  path: `${base}/mine/:id`,
  summary: 'A pack that was pushed to the caller, with how far they are as the contents say it.',
  access: 'member',
  input: idOnly,
  output: detail,
  errors: [],
});

export const openOwnPack = endpoint({
  method: 'POST',
  path: `${base}/mine/:id/open`,
  summary: 'The receipt that the caller has read a pack; the first one stays.',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});

export const previewOwnPack = endpoint({
  method: 'GET',
  path: `${base}/:id/preview`,
  summary: 'A pack of the caller’s as those it was pushed to see it; nothing of it is theirs, and nothing is written.',
  access: 'subordinate.view',
  input: idOnly,
  output: detail,
  errors: [],
});
