import { z } from 'zod';
import { BusinessType } from '../kernel/business-types.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { answerFailures, chatPageSize, chatRoles, historyWindow, isTimeZone, maxSources, questionMax } from './chat.ts';

const base = '/aigc';

/** Where an answer found something: a place in the company the asker may open, or a page of the web. */
export const sourceOut = z.object({
  kind: z.enum(['company', 'web']),
  title: z.string(),
  quote: z.string().describe('what was read there'),
  businessType: z.literal(Object.values(BusinessType)).nullable(),
  businessId: id.nullable(),
  columnId: id.nullable().describe('a column or a team account has no business type of its own'),
  accountId: id.nullable(),
  topicId: id.nullable().optional(),
  sectionKey: id.nullable().optional().describe('of a course'),
  seconds: z.int().nonnegative().nullable().describe('where in the replay of a live or the film of a section'),
  page: z.int().positive().nullable().optional().describe('where in a document of the library or of a section'),
  url: z.string().nullable().describe('a page of the web; https or http'),
});

/** D-150: what one event of the stream says. Fields that have nothing new to say are left out. */
const chatEvent = z.object({
  code: z.int().describe('200; anything else ends the stream (AI-20)'),
  id: id.describe('of the stream: what stop and dpChat take'),
  sessionId: id,
  chatId: id.describe('of the answer'),
  reasoning: z.string().optional(),
  delta: z.string().optional(),
  source: z.array(sourceOut).max(maxSources).optional(),
  isSearching: z.boolean().optional(),
  failure: z.enum(answerFailures).optional().describe('why it failed, where the model did'),
  finished: z.boolean(),
});

export const chat = endpoint({
  method: 'POST',
  path: `${base}/chat`,
  summary:
    'Asks the assistant; the answer comes as Server-Sent Events and goes on when the reader leaves (AI-14, AI-15).',
  access: 'member',
  input: z.object({
    question: text(questionMax, 1),
    history: z
      .array(z.object({ role: z.enum(chatRoles), content: z.string().max(200_000) }))
      .max(historyWindow)
      .default([]),
    company_id: id.describe('the root organisation of the caller; another is refused (D-151)'),
    thinking: z.boolean().default(false),
    web_search: z.boolean().default(false),
    sessionId: id.optional().describe('absent: the question begins a conversation'),
    retryOf: id.optional().describe('the answer this one replaces (AI-23)'),
    assistantId: id.optional(),
    type: z.literal(1).default(1),
  }),
  output: chatEvent,
  errors: [
    'assistant.off',
    'assistant.other-company',
    'assistant.one-at-a-time',
    'assistant.quota',
    'assistant.no-web-search',
    'sensitive.found',
  ],
  rateLimit: { max: 20, per: 'caller' },
  stream: true,
  bodyLimitKb: 1_024,
});

const streamId = { streamId: id };

export const stopChat = endpoint({
  method: 'POST',
  path: `${base}/chat/stop`,
  summary: 'Stops a stream of the caller; one that has ended or is not known is no error (D-153).',
  access: 'member',
  input: z.object(streamId),
  output: z.object(streamId),
  errors: [],
});

export const stopChatByPath = endpoint({ ...stopChat, path: `${base}/chat/stop/:streamId` });

const messageOut = z.object({
  id,
  streamId: id.nullable(),
  role: z.enum(chatRoles),
  content: z.string(),
  reasoning: z.string(),
  finished: z.boolean(),
  isStop: z.boolean(),
  isNetworkError: z.boolean(),
  failure: z.enum(answerFailures).nullable().describe('why it failed, where the model did'),
  isDeepSeek: z.boolean().describe('asked in thinking mode'),
  isNetWork: z.boolean().describe('asked with web search'),
  deepSeekTime: z.int().nonnegative().describe('seconds of thinking'),
  isBuiltIn: z.boolean().describe('answered by quotation, without a model (D-149)'),
  source: z.array(sourceOut),
  createTime: time,
});

export const readStreamed = endpoint({
  method: 'GET',
  path: `${base}/dpChat/:streamId`,
  summary: 'What a stream of the caller has said so far: for whoever lost the line (D-153).',
  access: 'member',
  input: z.object(streamId),
  output: messageOut,
  errors: [],
});

const sessionOut = z.object({
  sessionId: id,
  chatId: id.nullable().describe('of the newest answer'),
  chatTitle: z.string(),
  thinking: z.boolean(),
  webSearch: z.boolean(),
  assistantId: id.nullable(),
  updateTime: time,
});

export const listHistory = endpoint({
  method: 'GET',
  path: `${base}/history`,
  summary: 'Conversations of the caller by days back, the newest first (AI-26, D-154).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    pageSize: pagingInput.pageSize.default(chatPageSize),
    startDay: z.int().min(0).max(180).default(1).describe('days back the list begins at'),
    endDay: z.int().min(0).max(180).default(0).describe('days back it ends at'),
    timeZone: z.string().max(64).refine(isTimeZone).default('Asia/Shanghai').describe('whose days; IANA name'),
  }),
  output: pageOf(sessionOut.extend({ day: z.string().describe('YYYY-MM-DD where the caller is') })).extend({
    hasMoreDays: z.boolean(),
  }),
  errors: [],
});

export const listSessions = endpoint({
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'All conversations of the caller, the newest first; searched by title (AI-32).',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(sessionOut),
  errors: [],
});

export const renameSession = endpoint({
  method: 'PUT',
  path: `${base}/sessions/:id`,
  summary: 'Gives a conversation another title.',
  access: 'member',
  input: z.object({ id, chatTitle: text(50, 1) }),
  output: idOnly,
  errors: [],
});

export const removeSession = endpoint({
  method: 'DELETE',
  path: `${base}/sessions/:id`,
  summary: 'Deletes a conversation with all its messages (D-158).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
});

export const listChats = endpoint({
  method: 'GET',
  path: `${base}/chats`,
  summary: 'The messages of a conversation of the caller, the newest page first and each page in the order of time.',
  access: 'member',
  input: z.object({ sessionId: id, ...pagingInput }),
  output: pageOf(messageOut).extend({ session: sessionOut }),
  errors: [],
});

export const readAssistantState = endpoint({
  method: 'GET',
  path: `${base}/state`,
  summary: 'What the assistant can do here: whether it is on, thinks, searches the web, and what is left for today.',
  access: 'member',
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    isBuiltIn: z.boolean(),
    mayThink: z.boolean(),
    maySearchWeb: z.boolean(),
    leftToday: z.int().nonnegative().nullable().describe('null: without a limit'),
  }),
  errors: [],
});
