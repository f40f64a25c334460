import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { namedIdsInput, pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { liveCardOut, liveDetailOut, whose } from './live-calls.wire.ts';
import { livePaths } from './manage.wire.ts';
import { scores } from './live-score.ts';
import { liveStatuses } from './live-status.ts';

type Base = (typeof livePaths)[keyof typeof livePaths];

/** What a member cannot see answers like a page of its own: not invited, withdrawn, over. */
const pageErrors = ['live.not-in-audience', 'live.cancelled'] as const;
const scoreOut = z.object({ mine: z.int().nullable(), avgScore: z.number().nullable(), scoreCount: z.int() });

/** The links of a live to somebody without being subscribed to it. */
export const ownLiveBoxes = ['attended', 'collected'] as const;

/** The lists of lives. */
const listCalls = (base: Base) => ({
  list: endpoint({
    method: 'GET',
    path: `${base}/list`,
    summary: 'Published lives one may come to: those in progress first, then by their beginning (LIVE-ROOM-06).',
    access: 'member',
    input: z.object({
      ...pagingInput,
      search: text(50).optional(),
      status: z.literal(liveStatuses.open).optional(),
      isSubscribed: z.boolean().optional(),
      ...whose,
    }),
    output: pageOf(liveCardOut),
    errors: [],
  }),
  hot: endpoint({
    method: 'GET',
    path: `${base}/hot`,
    summary: 'Lives of the last 90 days and to come that most people subscribed to and attended.',
    access: 'member',
    input: z.object({ ...pagingInput, ...whose }),
    output: pageOf(liveCardOut),
    errors: [],
  }),
  review: endpoint({
    method: 'GET',
    path: `${base}/review`,
    summary: 'Lives that are over and can be watched again (D-072).',
    access: 'member',
    input: z.object({ ...pagingInput, search: text(50).optional(), ...whose }),
    output: pageOf(liveCardOut),
    errors: [],
  }),
  schedule: endpoint({
    method: 'GET',
    path: `${base}/schedule`,
    summary: 'The lives of a month by day, in the time zone of the company (LIVE-ROOM-05, D-069).',
    access: 'member',
    input: z.object({ month: z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/), ...whose }),
    output: z.object({ days: z.array(z.object({ day: z.string(), items: z.array(liveCardOut) })) }),
    errors: [],
  }),
  banner: endpoint({
    method: 'GET',
    path: `${base}/banner`,
    summary: 'What the live home shows large: in progress, then soonest, with a cover (LIVE-ROOM-12).',
    access: 'member',
    input: z.object(whose),
    output: z.object({ items: z.array(liveCardOut) }),
    errors: [],
  }),
  historyCount: endpoint({
    method: 'GET',
    path: `${base}/history-count`,
    summary: 'How many lives the company has held that one may see (LIVE-ROOM-12).',
    access: 'member',
    input: z.object(whose),
    output: z.object({ count: z.int() }),
    errors: [],
  }),
});

/** Lives asked for by their ids. */
const namedCalls = (base: Base) => ({
  findByIds: endpoint({
    method: 'GET',
    path: `${base}/front/find-by-ids`,
    summary: 'Those of the named lives that are published and for the caller, in the order they were named (STUDY-02).',
    access: 'member',
    input: z.object({ ...namedIdsInput, ...whose }),
    output: z.object({ items: z.array(liveCardOut) }),
    errors: [],
  }),
});

/** Lives somebody has to do with. */
const ownCalls = (base: Base) => ({
  own: endpoint({
    method: 'GET',
    path: `${base}/own`,
    summary: 'Lives the caller attended, or has collected, as long as they may be seen; the latest first (D-179).',
    access: 'member',
    input: z.object({ ...pagingInput, box: z.enum(ownLiveBoxes), search: text(50).optional(), ...whose }),
    output: pageOf(liveCardOut),
    errors: [],
  }),
});

/** One live, and being reminded of it. */
const detailCalls = (base: Base) => ({
  detail: endpoint({
    method: 'GET',
    path: `${base}/detail/:id`,
    summary: 'One live, also while it is being made (LIVE-ENT-09, LIVE-ROOM-09).',
    access: 'member',
    input: z.object({ id, key: text(64).optional().describe('of a shared link: invites its holder (D-050)') }),
    output: liveDetailOut,
    errors: pageErrors,
  }),
  detailByBusiness: endpoint({
    method: 'GET',
    path: `${base}/detail`,
    summary: 'One live by what led to it; code 99 is a preview for who manages pages (LIVE-ROOM-01, D-068).',
    access: 'member',
    input: z.object({
      businessId: id,
      type: text(32).optional(),
      code: text(8).optional(),
      homeConfigId: id.optional(),
    }),
    output: liveDetailOut,
    errors: pageErrors,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: `${base}/subscribe`,
    summary: 'Be reminded before it begins (LIVE-ROOM-08, D-065).',
    access: 'member',
    input: idOnly,
    output: z.object({ isSubscribed: z.boolean(), subNumber: z.int() }),
    errors: [...pageErrors, 'live.subscribe-closed'],
  }),
  cancelSubscribe: endpoint({
    method: 'POST',
    path: `${base}/cancel-subscribe`,
    summary: 'No reminder after all.',
    access: 'member',
    input: idOnly,
    output: z.object({ isSubscribed: z.boolean(), subNumber: z.int() }),
    errors: [...pageErrors, 'live.subscribe-closed'],
  }),
  subStatus: endpoint({
    method: 'GET',
    path: `${base}/sub-status/:id`,
    summary: 'Whether one is subscribed (LIVE-ROOM-03, LIVE-ROOM-08).',
    access: 'member',
    input: idOnly,
    output: z.object({ isSubscribed: z.boolean() }),
    errors: pageErrors,
  }),
});

/** What one thought of it, and the ways to it. */
const attendCalls = (base: Base) => ({
  readScore: endpoint({
    method: 'GET',
    path: `${base}/score/:id`,
    summary: 'The score of a live and one’s own (LIVE-ROOM-14).',
    access: 'member',
    input: idOnly,
    output: scoreOut.extend({ canScore: z.boolean() }),
    errors: pageErrors,
  }),
  saveScore: endpoint({
    method: 'POST',
    path: `${base}/score`,
    summary: 'From 1 to 5, by who attended, changeable for 7 days (D-066).',
    access: 'member',
    input: z.object({ id, score: z.literal(scores) }),
    output: scoreOut,
    errors: [...pageErrors, 'live.not-attended', 'live.score-closed'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: `${base}/calendar/:id`,
    summary: 'The live as a date for a calendar.',
    access: 'member',
    input: idOnly,
    output: z.string(),
    errors: pageErrors,
    download: { type: 'text/calendar', fileName: 'live.ics' },
  }),
  enter: endpoint({
    method: 'POST',
    path: `${base}/enter/:id`,
    summary: 'Where an attendee enters; into the room of a supplier this counts as attending (LIVE-ROOM-10, D-064).',
    access: 'member',
    input: idOnly,
    output: z.object({ webUrl: z.string() }),
    errors: [
      ...pageErrors,
      'live.wrong-state',
      'live.ended',
      'live.not-ready',
      'live.supplier-unavailable',
      'price.unpaid',
    ],
  }),
  tempUrl: endpoint({
    method: 'GET',
    path: `${base}/temp-url/:id`,
    summary: 'An address for a guest, good for ten minutes; for who manages the live or assists in it (D-069).',
    access: 'member',
    input: idOnly,
    output: z.object({ webUrl: z.string(), expireTime: time }),
    errors: [...pageErrors, 'live.wrong-state', 'live.ended', 'live.not-ready', 'live.supplier-unavailable'],
  }),
});

/** Calls of learners. */
const communityCalls = (base: Base) => ({
  ...listCalls(base),
  ...namedCalls(base),
  ...ownCalls(base),
  ...detailCalls(base),
  ...attendCalls(base),
});

export const nativeCommunity = communityCalls(livePaths.native);
export const externalCommunity = communityCalls(livePaths.external);
export type CommunityCalls = ReturnType<typeof communityCalls>;
