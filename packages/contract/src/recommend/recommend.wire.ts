import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, time } from '../kernel/fields.wire.ts';
import { type RecommendKind, recommendKinds } from './recommend-kinds.ts';
import { recommendLimits as limits } from './recommend-limits.ts';
import { recommendReasons } from './recommend-weights.ts';

const base = '/system/recommend';
const kind = z.enum(recommendKinds);
const item = z.object({ kind, id });

/** Why something stands in the list. A name is that of what was finished before, of the position, the topic or the account. */
export const reasonOut = z.object({
  type: z.enum(recommendReasons),
  name: z.string().nullable(),
  dueAt: time.nullable(),
});

const card = item.extend({
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  publishedAt: time,
  reason: reasonOut,
});

const keys = new RegExp(`^((${recommendKinds.join('|')}):[^,:]{1,64}(,|$))*$`);
/** Things that are on the screen already, as `kind:id`, joined by commas. */
const shown = z
  .string()
  .max(limits.shown * 40)
  .regex(keys)
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .slice(-limits.shown)
      .map((key) => {
        const [name = '', ...rest] = key.split(':');
        // Tested by the expression above.
        return { kind: name as RecommendKind, id: rest.join(':') };
      }),
  );

export const listRecommended = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary:
    'What suits the caller, of what they may open and have neither finished nor begun, each with why (ROUTE-33).',
  access: 'member',
  input: z.object({
    kind: kind.optional(),
    shown,
    size: z.int().min(1).max(limits.pageSize).default(12),
  }),
  output: z.object({
    /** Names this answer when something of it is opened (SYSTEM-10). */
    requestId: id,
    items: z.array(card),
    isMore: z.boolean(),
    /** False: nothing of the caller's own was used. */
    isPersonal: z.boolean(),
  }),
  errors: [],
  rateLimit: { max: 240, per: 'caller' },
});

export const dismissRecommended = endpoint({
  method: 'PUT',
  path: `${base}/dismissal`,
  summary: 'Not interested: the caller is not recommended it again; the oldest of five hundred is forgotten.',
  access: 'member',
  input: item,
  output: item,
  errors: [],
});

export const restoreRecommended = endpoint({
  method: 'DELETE',
  path: `${base}/dismissal`,
  summary: 'It may be recommended to the caller again.',
  access: 'member',
  input: item,
  output: item,
  errors: [],
});

export const listDismissed = endpoint({
  method: 'GET',
  path: `${base}/dismissal`,
  summary: 'What the caller is not interested in, of what they may open, dismissed last first.',
  access: 'member',
  input: z.object({
    page: z.int().min(1).max(limits.dismissals).default(1),
    pageSize: z.int().min(1).max(100).default(20),
  }),
  output: z.object({
    items: z.array(item.extend({ title: z.string(), dismissedAt: time })),
    recordCount: z.int().nonnegative(),
  }),
  errors: [],
});

const choice = z.object({
  isOpen: z.boolean().describe('an external recommender is shown, by the settings of the organisation (D-194)'),
  isPersonal: z.boolean().describe('the caller wants recommendations made from what they do'),
});

export const readRecommendSwitch = endpoint({
  method: 'GET',
  path: '/system/recommend-switch',
  summary: 'Whether recommendations are made for the caller personally, and by whom (STUDY-10, D-194).',
  access: 'member',
  input: empty,
  output: choice,
  errors: [],
});

export const saveRecommendSwitch = endpoint({
  method: 'PUT',
  path: '/system/recommend-switch',
  summary:
    'Recommendations from what the caller does, or only what is hot and new; off, what was counted of them is forgotten.',
  access: 'member',
  input: choice.pick({ isPersonal: true }),
  output: choice,
  errors: [],
});
