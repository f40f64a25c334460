import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { liveStatusOut } from '../live-calls.wire.ts';
import { liveLimits } from '../live-form.ts';
import { liveIdentities, LiveIdentity } from '../live-identity.ts';
import { liveModes } from '../live-kinds.ts';
import { roomLimits } from './room-protocol.ts';

const pageErrors = [
  'live.not-in-audience',
  'live.cancelled',
  'live.ended',
  'live.wrong-state',
  'live.not-ready',
] as const;

/** D-053: what opens the sockets of a room. */
export const entryOut = z.object({
  ticket: z.string(),
  expireTime: time.describe('to come in by; who is in gets another'),
  identity: z.literal(liveIdentities),
  live: z.object({
    id,
    subject: z.string(),
    status: liveStatusOut,
    liveMode: z.literal(liveModes),
    startTime: time,
    coverPath: z.string().nullable(),
    lecturerDesc: z.string(),
    desc: z.string(),
    lecturerName: z.string(),
    creatorName: z.string(),
    canEnd: z.boolean(),
  }),
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  push: z
    .object({ url: z.string(), key: z.string() })
    .nullable()
    .describe('for the host of a live of mode 3: what is written into the program that sends'),
  stage: z.object({
    engine: z.enum(['embedded', 'janus', 'livekit', 'off']),
    offers: z.enum(['client', 'server']).describe('which side begins when somebody watches'),
  }),
});

export type RoomEntry = z.output<typeof entryOut>;

export const openRoom = endpoint({
  method: 'POST',
  path: '/live/room/:id/ticket',
  summary: 'Lets a member into a room of our own, as whom they are entitled to be (D-053, D-054).',
  access: 'member',
  input: z.object({ id, identity: z.literal(liveIdentities).default(LiveIdentity.attendee) }),
  output: entryOut,
  errors: [...pageErrors, 'price.unpaid'],
});

/** A guest has no account: the ticket of before says that they are the same, also after it has run out. */
const previousTicket = z.string().max(4000).optional();

export const keyLogin = endpoint({
  method: 'POST',
  path: '/live/room/key-login',
  summary: 'Lets somebody in by the passcode of a live; five tries in ten minutes (D-067).',
  access: 'public',
  input: z.object({
    id,
    passcode: z.string().min(1).max(liveLimits.passcodeMax),
    displayName: text(roomLimits.guestNameMax).optional().describe('needed of who is not signed in'),
    previousTicket,
  }),
  output: entryOut,
  errors: [...pageErrors, 'live.wrong-passcode', 'live.name-missing', 'sensitive.found', 'price.unpaid'],
  rateLimit: { max: 20, per: 'caller' },
});

export const guestLogin = endpoint({
  method: 'POST',
  path: '/live/room/guest',
  summary: 'Lets a guest in by the token of a temporary address (D-069).',
  access: 'public',
  input: z.object({
    id,
    token: z.string().min(1).max(1000),
    displayName: text(roomLimits.guestNameMax, 1),
    previousTicket,
  }),
  output: entryOut,
  errors: [...pageErrors, 'live.wrong-passcode', 'sensitive.found'],
  rateLimit: { max: 20, per: 'caller' },
});

const presentOut = z.object({
  key: z.string(),
  name: z.string(),
  portrait: z.string().nullable(),
  identity: z.literal(liveIdentities),
  isSelf: z.boolean(),
  isOnStage: z.boolean(),
  isMuted: z.boolean().describe('of others only for who leads or speaks; else false'),
  isHandUp: z.boolean().describe('as isMuted'),
});

/** Asked with a ticket, because guests have nothing else; posted, because a ticket is never part of an address. */
export const listPresent = endpoint({
  method: 'POST',
  path: '/live/room/:id/present',
  summary:
    'Who is in the room: everybody for who leads or speaks; for others those, who is on stage and oneself (D-058).',
  access: 'public',
  input: z.object({
    ...pagingInput,
    id,
    ticket: z.string().min(1).max(4000),
    search: text(50).optional().describe('a part of the name'),
  }),
  output: pageOf(presentOut),
  errors: ['live.not-in-audience', 'live.ended'],
  rateLimit: { max: 300, per: 'caller' },
});

const slidesOut = z.object({
  fileId: id,
  name: z.string(),
  path: z.string(),
  isReady: z.boolean().describe('false while a document is made readable'),
});

export const listSlides = endpoint({
  method: 'GET',
  path: '/live/room/:id/slides',
  summary: 'The documents of a room, for who leads it or speaks.',
  access: 'member',
  input: idOnly,
  output: z.object({ items: z.array(slidesOut) }),
  errors: [],
});

export const addSlides = endpoint({
  method: 'POST',
  path: '/live/room/:id/slides',
  summary: 'Puts an uploaded document into a room; its pages are shown one by one.',
  access: 'member',
  input: z.object({ id, fileId: id }),
  output: slidesOut,
  errors: ['live.wrong-state', 'file.not-convertible'],
});
