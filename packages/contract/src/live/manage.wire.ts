import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { commentMax, summaryMax } from '../approval/approvers.ts';
import { memberOut } from '../people/people.wire.ts';
import { priceErrors } from '../pricing/price-fields.wire.ts';
import { liveDetailOut, liveFields, liveStatusOut, managedLiveOut, supplierOut, whose } from './live-calls.wire.ts';
import { livePageSize } from './live-form.ts';
import { LiveIdentity, UrlType } from './live-identity.ts';
import { LiveType } from './live-kinds.ts';

/** LIVE-ROOM-04, C-15, D-040: the same calls on two paths; the old one serves suppliers 0 and 4. */
export const livePaths = { native: '/live', external: '/activity/gensee' } as const;
type Base = (typeof livePaths)[keyof typeof livePaths];

const changed = z.object({ id, status: liveStatusOut });
const stateErrors = ['live.wrong-state'] as const;
const formErrors = [
  'live.start-in-past',
  'live.field-missing',
  'live.not-a-picture',
  'sensitive.found',
  'live.unknown-person',
  ...priceErrors,
] as const;
const roomErrors = ['live.room-taken', 'live.room-closed'] as const;

/** What organisers read. */
const reading = (base: Base) => ({
  list: endpoint({
    method: 'GET',
    path: `${base}/manage/list`,
    summary: 'Lives one may manage or assists in, the newest first (LIVE-MGMT-06, D-063).',
    access: 'member',
    input: z.object({
      ...pagingInput,
      pageSize: pagingInput.pageSize.default(livePageSize),
      search: text(50).optional(),
      supplier: supplierOut.optional(),
      ...whose,
      isOwn: z.boolean().optional().describe('only those the caller created, drafts included (D-044)'),
    }),
    output: pageOf(managedLiveOut),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}/get/:id`,
    summary: 'A live with everything its form shows, for whoever manages it (LIVE-MGMT-28).',
    access: 'member',
    input: idOnly,
    output: liveDetailOut,
    errors: [],
  }),
  relativeMembers: endpoint({
    method: 'GET',
    path: `${base}/relative-members`,
    summary: 'Colleagues one may name as assistants, lecturer or guests (LIVE-ROOM-12, D-056).',
    access: 'live.create',
    input: z.object({ ...pagingInput, search: text(50).optional() }),
    output: pageOf(memberOut),
    errors: [],
  }),
  isAssistant: endpoint({
    method: 'GET',
    path: `${base}/is-assistant/:id`,
    summary: 'Whether the caller is an assistant of a live (LIVE-ROOM-11).',
    access: 'member',
    input: idOnly,
    output: z.object({ result: z.boolean() }),
    errors: [],
  }),
  isClassTeacher: endpoint({
    method: 'GET',
    path: `${base}/is-class-teacher/:id`,
    summary: 'Whether the caller is a class teacher (LIVE-ROOM-11).',
    access: 'member',
    input: idOnly,
    output: z.object({ result: z.boolean() }),
    errors: [],
  }),
  applyCount: endpoint({
    method: 'GET',
    path: `${base}/apply-count`,
    summary: 'How many lives the caller has asked for, and how many of them still wait (LIVE-ROOM-05, D-069).',
    access: 'member',
    input: z.object(whose),
    output: z.object({ pending: z.int(), all: z.int() }),
    errors: [],
  }),
});

/** Making and changing a live. */
const writing = (base: Base) => ({
  create: endpoint({
    method: 'POST',
    path: `${base}/create`,
    summary: 'An instant live; its room is made in the background (LIVE-CREATE-01, D-048).',
    access: 'live.create',
    input: z.object({ ...liveFields, liveType: z.literal(LiveType.instant).default(LiveType.instant) }),
    output: z.object({ id }),
    errors: [...formErrors, 'live.closed', 'live.needs-approval'],
    idempotent: true,
  }),
  apply: endpoint({
    method: 'POST',
    path: `${base}/apply`,
    summary: 'A scheduled live; with an approval switch on it is put before its approvers (LIVE-ROOM-07, C-19).',
    access: 'live.create',
    input: z.object({
      ...liveFields,
      liveType: z.literal(LiveType.scheduled).default(LiveType.scheduled),
      summary: text(summaryMax).optional().describe('for the approvers'),
    }),
    output: z.object({ id, processInstanceId: id.nullable() }),
    errors: [...formErrors, ...roomErrors, 'live.closed', 'approval.no-template', 'approval.no-approver'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${base}/update/:id`,
    summary: 'Changes a live; a field that is locked must stay as it is (LIVE-MGMT-31, D-060).',
    access: 'member',
    input: z.object({
      id,
      ...liveFields,
      version: z.int().min(1).max(2_147_483_646),
      autoPublish: z.literal([0, 1]).optional().describe('1: published as soon as it may be (LIVE-CREATE-07)'),
    }),
    output: z.object({ id, version: z.int() }),
    errors: [...formErrors, ...stateErrors, ...roomErrors, 'live.locked-field', 'request.stale'],
  }),
});

/** Publishing and taking back, under both names (D-070). */
const publishing = (base: Base) => ({
  publish: endpoint({
    method: 'PUT',
    path: `${base}/publish/:id`,
    summary: 'Publishes a live (LIVE-MGMT-29).',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: [...stateErrors, ...roomErrors, 'live.needs-approval'],
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: `${base}/withdraw/:id`,
    summary: 'Takes a published live back (LIVE-MGMT-30).',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: stateErrors,
  }),
  republish: endpoint({
    method: 'PUT',
    path: `${base}/republish/:id`,
    summary: 'Publishing, by its other name (D-070).',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: [...stateErrors, ...roomErrors, 'live.needs-approval'],
  }),
  revoke: endpoint({
    method: 'PUT',
    path: `${base}/revoke/:id`,
    summary: 'Taking back, by its other name (D-070).',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: stateErrors,
  }),
});

/** Approval, and the life of the room. */
const running = (base: Base) => ({
  submitApproval: endpoint({
    method: 'POST',
    path: `${base}/submit-approval/:id`,
    summary: 'Puts a live before its approvers, the first time or again (LIVE-MGMT-26, D-075).',
    access: 'member',
    input: z.object({ id, summary: text(summaryMax).default(''), comment: text(commentMax).default('') }),
    output: z.object({ id, processInstanceId: id }),
    errors: [
      ...stateErrors,
      ...roomErrors,
      'live.approval-off',
      'approval.submitted-already',
      'approval.no-template',
      'approval.no-approver',
      'sensitive.found',
    ],
  }),
  start: endpoint({
    method: 'PUT',
    path: `${base}/start/:id`,
    summary: 'The host begins (LIVE-ROOM-10, D-043).',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: stateErrors,
  }),
  end: endpoint({
    method: 'PUT',
    path: `${base}/end/:id`,
    summary: 'The host ends it.',
    access: 'member',
    input: idOnly,
    output: changed,
    errors: stateErrors,
  }),
});

/** Where those who lead a live enter it. */
const entering = (base: Base) => ({
  enterUrl: endpoint({
    method: 'GET',
    path: `${base}/enter-url/:id`,
    summary: 'Where the host or the lecturer enters (LIVE-CREATE-09, D-051).',
    access: 'member',
    input: z.object({
      id,
      identity: z.literal(LiveIdentity.organizer).default(LiveIdentity.organizer),
      urlType: z.literal([UrlType.host, UrlType.lecturer]).default(UrlType.host),
    }),
    output: z.object({
      webUrl: z.string().describe('below the client for our own room, else of the supplier'),
      clientUrl: z.string().nullable().describe('opens the app; the page offers webUrl when nothing happens'),
    }),
    errors: ['live.wrong-state', 'live.not-ready', 'live.supplier-unavailable'],
  }),
  assistantEntryLink: endpoint({
    method: 'GET',
    path: `${base}/get-assistant-entry-link`,
    summary: 'Where an assistant enters (LIVE-MGMT-23).',
    access: 'member',
    input: z.object({
      id,
      identity: z.literal(LiveIdentity.assistant).default(LiveIdentity.assistant),
      urlType: z.literal(UrlType.assistant).default(UrlType.assistant),
      clients: z.literal(['1', '1,2']).default('1,2'),
    }),
    output: z.object({ webUrl: z.string() }),
    errors: ['live.wrong-state', 'live.not-ready', 'live.supplier-unavailable'],
  }),
});

/** Calls of organisers. */
export const manageCalls = (base: Base) => ({
  ...reading(base),
  ...writing(base),
  ...publishing(base),
  ...running(base),
  ...entering(base),
});

export const nativeManage = manageCalls(livePaths.native);
export const externalManage = manageCalls(livePaths.external);
