import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { accusationStates, accuseReasons, accuseTextMax, actionKinds, contentTargets } from './question-actions.ts';
import { authorOut, questionCardOut } from './question.wire.ts';
import { questionStates, type QuestionStep } from './question-life.ts';

const base = '/knowledge-operation';
/** A comment on a course is there for whoever may learn it. */
const courseErrors = ['course.not-in-audience', 'course.withdrawn'] as const;
const target = { targetType: z.enum(contentTargets).default('question'), targetId: id };

export const actOn = endpoint({
  method: 'POST',
  path: `${base}/action`,
  summary: 'Likes, collects or shares something, or takes that back; the same again changes nothing (COMM-20, D-129).',
  access: 'member',
  input: z.object({ ...target, kind: z.enum(actionKinds) }),
  output: z.object({
    praiseNum: z.int().nonnegative(),
    collectNum: z.int().nonnegative(),
    shareNum: z.int().nonnegative(),
    isPraised: z.boolean(),
    collectId: id.nullable(),
  }),
  errors: ['question.wrong-state', ...courseErrors],
  rateLimit: { max: 120, per: 'caller' },
});

export const countRead = endpoint({
  method: 'POST',
  path: `${base}/read`,
  summary: 'Says that the caller looks at something; once in thirty minutes it counts (COMM-18, D-130).',
  access: 'member',
  input: idOnly,
  output: idOnly,
  errors: [],
  rateLimit: { max: 240, per: 'caller' },
});

export const readDiscussStatus = endpoint({
  method: 'GET',
  path: `${base}/action/get-discuss-status`,
  summary: 'Whether something may be discussed (COMM-21, D-126).',
  access: 'member',
  input: idOnly,
  output: z.object({ isOpen: z.boolean() }),
  errors: [],
});

export const accuse = endpoint({
  method: 'POST',
  path: `${base}/accuse`,
  summary: 'Complains about something. While one’s complaint is open a second changes nothing (COMM-22, D-132).',
  access: 'member',
  input: z.object({ ...target, reason: z.enum(accuseReasons), text: text(accuseTextMax).default('') }),
  output: idOnly,
  errors: ['accuse.own', 'accuse.text-missing', ...courseErrors],
  rateLimit: { max: 10, per: 'caller' },
});

export const readAccused = endpoint({
  method: 'GET',
  path: `${base}/accuse/isAccuse`,
  summary: 'Whether a complaint of the caller’s is open (COMM-22).',
  access: 'member',
  input: z.object(target),
  output: z.object({ isAccuse: z.boolean() }),
  errors: [...courseErrors],
});

const page = z.object(pagingInput);
const listOf = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `${base}/attention/${path}`,
    summary,
    access: 'member',
    input: page,
    output: pageOf(questionCardOut),
    errors: [],
  });

export const listFollowedQuestions = listOf('attention-question', 'What the caller follows (COMM-23).');
export const listSubscribedQuestions = listOf(
  'subscribe-question',
  'What stands in the columns the caller subscribes to, the newest first (COMM-23).',
);
export const listCollectedQuestions = listOf('collect-question', 'What the caller has collected (COMM-23, D-148).');

export const readMyStatistic = endpoint({
  method: 'GET',
  path: `${base}/attention/my-statistic`,
  summary: 'What the caller has written and what came of it (COMM-24).',
  access: 'member',
  input: z.object({}),
  output: z.object({
    questionNum: z.int().nonnegative(),
    discussNum: z.int().nonnegative(),
    praiseNum: z.int().nonnegative().describe('likes of what one wrote'),
    readNum: z.int().nonnegative(),
    collectNum: z.int().nonnegative().describe('what one has collected'),
    followerNum: z.int().nonnegative(),
  }),
  errors: [],
});

const moderation = `${base}/question-manage`;

export const listModerated = endpoint({
  method: 'GET',
  path: `${moderation}/pages`,
  summary: 'Everything published, by state, for moderators; what waits for them first where no state is asked for.',
  access: 'team.audit',
  input: z.object({ ...pagingInput, search: text(50).optional(), state: z.enum(questionStates).optional() }),
  output: pageOf(questionCardOut.extend({ updateTime: time, removeTime: time.nullable() })),
  errors: [],
});

export const moderate = endpoint({
  method: 'PUT',
  path: `${moderation}/moderate/:id`,
  summary: 'Agrees to what waits, takes something away or brings it back (D-125, D-126); audited.',
  access: 'team.audit',
  input: z.object({
    id,
    step: z.enum(['agree', 'remove', 'restore'] satisfies QuestionStep[]),
    reason: text(accuseTextMax).default('').describe('the author reads it'),
    updateTime: time.optional().describe('of what the moderator has read; agreeing needs it'),
  }),
  output: z.object({ id, state: z.enum(questionStates) }),
  errors: ['question.wrong-state', 'question.changed'],
});

export const listAccusations = endpoint({
  method: 'GET',
  path: `${base}/accuse/pages`,
  summary: 'What people complain about, the oldest open first (D-132).',
  access: 'team.audit',
  input: z.object({ ...pagingInput, state: z.enum(accusationStates).default('open') }),
  output: pageOf(
    z.object({
      id,
      targetType: z.enum(contentTargets),
      targetId: id,
      questionId: id.nullable(),
      courseId: id.nullable().describe('where a comment on a course is meant'),
      title: z.string().describe('of the question or course, also for what is said below it'),
      excerpt: z.string(),
      author: authorOut,
      accuser: authorOut.nullable().describe('null: the complaint is about the caller (D-132)'),
      reason: z.enum(accuseReasons),
      text: z.string(),
      state: z.enum(accusationStates),
      createTime: time,
    }),
  ),
  errors: [],
});

export const settleAccusation = endpoint({
  method: 'PUT',
  path: `${base}/accuse/:id`,
  summary:
    'Upholds a complaint, which takes what it is about away, or dismisses it; audited. Every open one about it is settled. Nobody settles what is about themselves.',
  access: 'team.audit',
  input: z.object({ id, isUpheld: z.boolean() }),
  output: idOnly,
  errors: ['accuse.settled', 'accuse.own-case'],
});
