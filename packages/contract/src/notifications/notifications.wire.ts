import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, time } from '../kernel/fields.wire.ts';
import { type Language, languages } from '../kernel/languages.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { noticeKinds } from './notice-kinds.ts';
import { unreadMax } from './notice-stream.ts';

const kind = z.enum(noticeKinds);

const noticeOut = z.object({
  id,
  kind,
  text: z.string().describe('which text of the kind: `notice.<kind>.<text>` in the packs'),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  ownText: z
    .partialRecord(z.enum(languages as [Language, ...Language[]]), z.string())
    .describe('as the company words it, in the languages it does (D-198); else the packs have it'),
  subject: z.object({ kind: z.string(), id: z.string() }),
  link: z.string().nullable().describe('a path of the client'),
  isRead: z.boolean(),
  createdAt: time,
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/notifications/list',
  summary: 'Notices of the caller, newest first (D-147).',
  access: 'member',
  input: z.object({ ...pagingInput, isUnread: z.boolean().optional(), kind: kind.optional() }),
  output: pageOf(noticeOut),
  errors: [],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread-count',
  summary: `How many notices the caller has not read, counted up to ${unreadMax}.`,
  access: 'member',
  input: empty,
  output: z.object({ unread: z.int().nonnegative() }),
  errors: [],
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'One notice of the caller is read.',
  access: 'member',
  input: z.object({ id }),
  output: z.object({ unread: z.int().nonnegative() }),
  errors: [],
});

export const markAllRead = endpoint({
  method: 'PUT',
  path: '/notifications/read-all',
  summary: 'All notices of the caller are read.',
  access: 'member',
  input: empty,
  output: z.object({ unread: z.int().nonnegative() }),
  errors: [],
});

const preference = z.object({ kind, inApp: z.boolean(), email: z.boolean() });

export const readNoticePreferences = endpoint({
  method: 'GET',
  path: '/notifications/preferences',
  summary: 'Which notices reach the caller where, and whether mail can reach them at all.',
  access: 'member',
  input: empty,
  output: z.object({
    items: z.array(preference),
    isMailOn: z.boolean().describe('whether this installation sends mail'),
    address: z.string().nullable().describe('where mail to the caller goes'),
  }),
  errors: [],
});

export const saveNoticePreferences = endpoint({
  method: 'PUT',
  path: '/notifications/preferences',
  summary: 'Choices of the caller by kind; kinds that are not named keep theirs, and what is fixed stays.',
  access: 'member',
  input: z.object({ items: z.array(preference).min(1).max(noticeKinds.length) }),
  output: z.object({ items: z.array(preference) }),
  errors: [],
});
