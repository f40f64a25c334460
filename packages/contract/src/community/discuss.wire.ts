import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { authorOut, questionCardOut } from './question.wire.ts';
import { discussionMax, DiscussionSort } from './questions.ts';

const base = '/knowledge-operation/discuss';

/** One of the two. */
const subject = {
  questionId: id.optional().describe('a post; not with courseId'),
  courseId: id.optional().describe('a course; not with questionId (STUDY-08)'),
};

/** A course is discussed by whoever may learn it. */
const courseErrors = ['course.not-in-audience', 'course.withdrawn'] as const;

/** D-133: an answer, or a reply below one. */
export const discussOut = z.object({
  id,
  parentId: id.nullable().describe('the answer a reply stands below'),
  content: z.string().nullable().describe('null: taken away, and kept as a place for its replies'),
  author: authorOut.nullable(),
  replyTo: z.object({ id, fullName: z.string().nullable() }).nullable().describe('whom a reply answers'),
  createTime: time,
  praiseNum: z.int().nonnegative(),
  replyNum: z.int().nonnegative(),
  isPraised: z.boolean(),
  isAccused: z.boolean(),
  isAuthorOfQuestion: z.boolean().describe('also: author or lecturer of the course'),
  mayRemove: z.boolean(),
  mayAccuse: z.boolean().describe('not the caller’s own (D-132)'),
  mayReward: z.boolean().describe('an answer to an open post by somebody else who has not left (D-108)'),
  rewards: z
    .object({ recordCount: z.int().positive().describe('how many gave'), totalAmount: amountOut })
    .optional()
    .describe('coins given for this very answer (D-108); absent: none'),
});

export const listDiscussions = endpoint({
  method: 'GET',
  path: base,
  summary: 'The answers to something, or with parentId the replies below one (COMM-54, STUDY-08).',
  access: 'member',
  input: z.object({
    ...pagingInput,
    ...subject,
    parentId: id.optional(),
    sort: z.literal(Object.values(DiscussionSort)).default(DiscussionSort.newest),
    at: id.optional().describe('an answer or reply whose page is wanted'),
  }),
  output: pageOf(discussOut).extend({
    page: z.int().min(1).describe('the page that is answered'),
    answerId: id
      .nullable()
      .describe('the answer that `at` is or stands below; null: none was asked for, or it is not here'),
  }),
  errors: [...courseErrors],
});

export const addDiscussion = endpoint({
  method: 'POST',
  path: base,
  summary: 'Answers something, or replies to an answer (COMM-54, D-133).',
  access: 'member',
  input: z.object({
    ...subject,
    parentId: id.optional(),
    replyToId: id.optional().describe('the reply that is answered'),
    content: text(discussionMax, 1),
  }),
  output: discussOut,
  errors: ['sensitive.found', 'question.closed', 'discuss.gone', ...courseErrors],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const removeDiscussion = endpoint({
  method: 'DELETE',
  path: base,
  summary: 'Takes an answer or reply away: its author, whoever keeps the account, or a moderator (COMM-54).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [...courseErrors],
});

export const listMyDiscussions = endpoint({
  method: 'GET',
  path: `${base}/my-discuss-info`,
  summary: 'What the caller has answered, with what it is about, the newest first (COMM-53).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      parentId: id.nullable(),
      content: z.string(),
      createTime: time,
      praiseNum: z.int().nonnegative(),
      replyNum: z.int().nonnegative(),
      question: questionCardOut.pick({ id: true, kind: true, title: true, account: true, state: true }),
    }),
  ),
  errors: [],
});
