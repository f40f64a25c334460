import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { shareTargets } from './share-config.ts';
import { ShareType } from './share-types.ts';

const thing = { id, type: z.literal(Object.values(ShareType)) };
const base = '/system/share';
/** A live says why somebody may not see it, as its own page does. */
const unseen = ['live.not-in-audience', 'live.cancelled'] as const;

export const openShare = endpoint({
  method: 'GET',
  path: base,
  summary: 'What somebody is about to share, as the widget and the poster show it: only what they may see themselves.',
  access: 'member',
  input: z.object(thing),
  output: z.object({
    title: z.string(),
    introduction: z.string(),
    cover: z
      .string()
      .nullable()
      .describe('path of a picture of our own, or the preset of a column or an account; null: none'),
    ownerName: z.string().nullable().describe('null: nobody’s, or of somebody who has left'),
    shareNum: z.int().nonnegative().describe('how many people have shared it'),
    visitNum: z.int().nonnegative(),
  }),
  errors: [...unseen, 'share.not-public'],
});

export const createShare = endpoint({
  method: 'POST',
  path: base,
  summary:
    'Records who shared what to which target (D-086), once a day; refused where sharing is switched off (SHARE-08, SHARE-10).',
  access: 'member',
  input: z.object({ ...thing, target: z.enum(shareTargets) }),
  output: z.object({ shareId: id }),
  errors: [...unseen, 'share.not-public', 'share.off', 'share.target-off', 'share.blacklisted'],
  rateLimit: { max: 60, per: 'caller' },
});

export const visitShare = endpoint({
  method: 'POST',
  path: `${base}/visit`,
  summary:
    'Somebody opened a share link: counts the visit and says where the thing is, to whoever may see it anyway (D-085).',
  access: 'member',
  input: z.object({ ...thing, shareId: id.optional().describe('for counts alone: an unknown one changes nothing') }),
  output: z.object({
    ...thing,
    parentId: id.nullable().describe('what a discussion stands under'),
    parentType: thing.type.nullable().describe('whether that is a question or shared content'),
  }),
  errors: [...unseen],
  rateLimit: { max: 120, per: 'caller' },
});

export const listShares = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary: 'What the caller has shared, the newest first, and how often each link was opened.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      shareId: id,
      ...thing,
      title: z.string(),
      target: z.enum(shareTargets),
      visitNum: z.int().nonnegative(),
      createTime: time,
    }),
  ),
  errors: [],
});
