import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';

export const replayStates = ['none', 'waiting', 'running', 'ready', 'failed'] as const;

const chapter = z.object({ seconds: z.number().min(0).max(1_000_000), title: text(100, 1) });
const pageErrors = ['live.not-in-audience', 'live.no-replay', 'price.unpaid'] as const;

export const replayOut = z.object({
  id,
  state: z.enum(replayStates),
  fileId: id.nullable(),
  path: z.string().nullable().describe('/files/…; the file itself, seekable'),
  seconds: z.number().nullable().describe('of the whole recording'),
  trimFrom: z.number().describe('seconds; what comes before is not shown'),
  trimTo: z.number().nullable(),
  chapters: z.array(chapter),
  canEdit: z.boolean(),
});

/** Something said in a live, at its second of the recording. */
export const replayMessage = z.object({
  id,
  kind: z.enum(['chat', 'announcement', 'question']),
  authorName: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  seconds: z.number(),
});

export const readReplay = endpoint({
  method: 'GET',
  path: '/live/replay/:id',
  summary: 'The recording of a live (D-072).',
  access: 'member',
  input: idOnly,
  output: replayOut,
  errors: pageErrors,
});

export const listReplayMessages = endpoint({
  method: 'GET',
  path: '/live/replay/:id/messages',
  summary: 'What was said and asked, with the second of the recording it belongs to, in order.',
  access: 'member',
  input: z.object({ ...pagingInput, id }),
  output: pageOf(replayMessage),
  errors: pageErrors,
});

export const listOwnReplays = endpoint({
  method: 'GET',
  path: '/live/own-replays',
  summary: 'Recordings of lives the caller manages, the newest first: what they may use elsewhere.',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional().describe('words of the subject') }),
  output: pageOf(z.object({ id, title: z.string(), seconds: z.number(), endTime: time.nullable() })),
  errors: [],
});

export const saveReplay = endpoint({
  method: 'PUT',
  path: '/live/replay/:id',
  summary: 'Where the recording begins and ends, and its chapters; for who manages the live.',
  access: 'member',
  input: z.object({
    id,
    trimFrom: z.number().min(0).max(1_000_000),
    trimTo: z.number().min(0).max(1_000_000).nullable(),
    chapters: z.array(chapter).max(50),
  }),
  output: replayOut,
  errors: [...pageErrors, 'live.wrong-trim', 'sensitive.found'],
});

export const remakeReplay = endpoint({
  method: 'POST',
  path: '/live/replay/:id/remake',
  summary: 'Has a recording that failed made again; for who manages the live. Refused in every other state.',
  access: 'member',
  input: idOnly,
  output: replayOut,
  errors: [...pageErrors, 'live.replay-not-failed'],
  idempotent: true,
});

const personRow = z.object({
  key: z.string(),
  name: z.string(),
  organizationName: z.string().nullable(),
  isGuest: z.boolean(),
  enterTime: time,
  leaveTime: time,
  seconds: z.int(),
  messages: z.int(),
  questions: z.int(),
});

export const readReport = endpoint({
  method: 'GET',
  path: '/live/report/:id',
  summary: 'How a live went: people, minutes, the fullest moment, what was said; for who manages it.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    subject: z.string(),
    attendees: z.int(),
    guests: z.int(),
    subscribed: z.int(),
    averageSeconds: z.int(),
    peak: z.int(),
    peakTime: time.nullable(),
    messages: z.int(),
    questions: z.int(),
    answered: z.int(),
    polls: z.int(),
    reactions: z.int(),
    curve: z.array(z.object({ time, watching: z.int() })).describe('at most 120 points'),
  }),
  errors: [],
});

export const listAttendees = endpoint({
  method: 'GET',
  path: '/live/report/:id/attendees',
  summary: 'Who came and how long they stayed.',
  access: 'member',
  input: z.object({ ...pagingInput, id, search: text(50).optional() }),
  output: pageOf(personRow),
  errors: [],
});

export const exportAttendees = endpoint({
  method: 'GET',
  path: '/live/report/:id/export',
  summary: 'The same list as a table for a spreadsheet.',
  access: 'member',
  input: idOnly,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'attendees.csv' },
});
