import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { offerOut, priceErrors, priceIn } from '../pricing/price-fields.wire.ts';
import { enjoyType } from '../teams/account.wire.ts';
import { questionStates } from './question-life.ts';
import {
  QuestionKind,
  questionFilesMax,
  questionHtmlMax,
  questionTitleMax,
  questionTitleMin,
  questionTopicsMax,
} from './questions.ts';

const base = '/knowledge-operation/question';
const count = z.int().nonnegative();
export const questionKind = z.literal(Object.values(QuestionKind));

/** Whoever wrote something. Who has left is still somebody, without a name (D-146). */
export const authorOut = z.object({
  id,
  fullName: z.string().nullable().describe('null: has left the company'),
  portrait: z.string().nullable(),
});
export const publisherOut = z.object({ id, name: z.string(), portrait: z.string(), enjoyType });
const topicRefOut = z.object({ topicId: id, topicName: z.string() });

/** As a list shows it. */
export const questionCardOut = z.object({
  id,
  kind: questionKind,
  title: z.string(),
  summary: z.string(),
  coverPath: z.string().nullable(),
  author: authorOut,
  account: publisherOut.nullable().describe('null: somebody’s own question'),
  state: z.enum(questionStates),
  topics: z.array(topicRefOut),
  publishTime: time,
  readNum: count,
  praiseNum: count,
  discussNum: count,
  collectNum: count,
  offer: offerOut.optional().describe('absent: free. While it is not open the summary is only its beginning (D-122)'),
});

const fileOut = z.object({ id, name: z.string(), sizeBytes: count, path: z.string(), type: z.string() });

export const questionInfoOut = questionCardOut.extend({
  content: z
    .string()
    .describe('HTML, cleaned by the server (D-128); empty while the offer is not open, and so are the files'),
  coverFileId: id.nullable().describe('the file of its cover: the form sends it back, or the cover is gone'),
  files: z.array(fileOut),
  circle: z.object({ id, name: z.string() }).nullable(),
  columns: z.array(z.object({ id, title: z.string() })),
  updateTime: time,
  attentionId: id.nullable(),
  attentionNum: count,
  isPraised: z.boolean(),
  collectId: id.nullable(),
  isAccused: z.boolean().describe('by the caller, and not settled yet'),
  mayAccuse: z.boolean().describe('not the caller’s own (D-132)'),
  mayReward: z.boolean().describe('open, and neither the caller’s own nor of an account of theirs (D-108)'),
  rights: z.object({ mayEdit: z.boolean(), mayClose: z.boolean(), mayActivate: z.boolean(), mayRemove: z.boolean() }),
});

const topicIds = z.array(id).max(questionTopicsMax);
export const questionFields = {
  kind: questionKind,
  accountId: id.optional().describe('the share account it is published by; none: a question of one’s own'),
  title: text(questionTitleMax, questionTitleMin),
  content: z.string().max(questionHtmlMax),
  topicIds,
  circleId: id.optional(),
  coverFileId: id.optional().describe('a picture of the caller’s own'),
  fileIds: z
    .array(id)
    .max(Math.max(...Object.values(questionFilesMax)))
    .default([]),
  columnIds: z.array(id).max(10).default([]).describe('columns of the same account it joins at once'),
  price: priceIn.optional().describe('of what a share account publishes; absent: free, or as it was (D-114)'),
};

export const createQuestion = endpoint({
  method: 'POST',
  path: base,
  summary: 'Publishes something: at once, or after a moderator has agreed where the company says so (COMM-09, D-126).',
  access: 'member',
  input: z.object(questionFields),
  output: z.object({ id, state: z.enum(questionStates) }),
  errors: [
    'sensitive.found',
    'question.too-long',
    'question.empty',
    'question.files-missing',
    'question.unknown-file',
    'question.unknown-topic',
    'question.unknown-circle',
    'column.foreign-content',
    'column.full',
    ...priceErrors,
  ],
  idempotent: true,
  rateLimit: { max: 20, per: 'caller' },
  bodyLimitKb: 512,
});

export const updateQuestion = endpoint({
  method: 'PUT',
  path: base,
  summary:
    'Changes what was published; its kind and its account stay (COMM-10). Where content is looked at first it waits again (D-126).',
  access: 'member',
  input: z.object({ id, ...questionFields }).omit({ kind: true, accountId: true, columnIds: true }),
  output: z.object({ id, state: z.enum(questionStates) }),
  errors: [...createQuestion.errors, 'price.sold-content'],
  rateLimit: { max: 30, per: 'caller' },
  bodyLimitKb: 512,
});

export const findQuestion = endpoint({
  method: 'GET',
  path: `${base}/find-question-by-id`,
  summary: 'What the form of somebody who may edit it is filled with (COMM-08).',
  access: 'member',
  input: idOnly,
  output: questionInfoOut,
  errors: [],
});

export const readQuestion = endpoint({
  method: 'GET',
  path: `${base}/question-info`,
  summary: 'What a reader sees (COMM-15).',
  access: 'member',
  input: idOnly,
  output: questionInfoOut,
  errors: [],
});

export const listQuestions = endpoint({
  method: 'GET',
  path: `${base}/square`,
  summary: 'Everything published, found by words, kind or person, the newest first.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    kind: questionKind.optional(),
    authorId: id.optional().describe('somebody’s own questions, not those of an account'),
  }),
  output: pageOf(questionCardOut),
  errors: [],
});

export const listHotQuestions = endpoint({
  method: 'GET',
  path: `${base}/hot-question`,
  summary: 'What is most read, liked and discussed lately (COMM-14, D-134).',
  access: 'member',
  input: z.object({ ...pagingInput, kind: questionKind.optional() }),
  output: pageOf(questionCardOut),
  errors: [],
});

export const recommendQuestions = endpoint({
  method: 'GET',
  path: `${base}/recommend-question`,
  summary: 'What is hot within the topics the caller follows, then what is hot (COMM-13, D-134).',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(questionCardOut),
  errors: [],
});

export const recommendBeside = endpoint({
  method: 'GET',
  path: `${base}/recommend`,
  summary: 'What goes with something one reads: the same topics, the hottest first (COMM-13).',
  access: 'member',
  input: z.object({ id, size: z.int().min(1).max(20).default(5) }),
  output: z.object({ items: z.array(questionCardOut) }),
  errors: [],
});

export const listTopicQuestions = endpoint({
  method: 'GET',
  path: '/knowledge-operation/topic/topic-question',
  summary: 'What carries a topic (COMM-37).',
  access: 'member',
  input: z.object({ ...pagingInput, id }),
  output: pageOf(questionCardOut),
  errors: [],
});

export const listAccountQuestions = endpoint({
  method: 'GET',
  path: '/knowledge-operation/come-enjoy/come-enjoy-question',
  summary: 'What an account has published (TEAM-20).',
  access: 'member',
  input: z.object({ ...pagingInput, id, kind: questionKind.optional() }),
  output: pageOf(questionCardOut),
  errors: [],
});

export const listManagedQuestions = endpoint({
  method: 'GET',
  path: '/knowledge-operation/come-enjoy/come-enjoy-manage-question',
  summary: 'The same for its people, also what waits or is closed (TEAM-18); what they may do stands with each.',
  access: 'member',
  input: z.object({ ...pagingInput, id, search: text(50).optional(), state: z.enum(questionStates).optional() }),
  output: pageOf(questionCardOut.extend({ rights: questionInfoOut.shape.rights })),
  errors: [],
});

const manage = '/knowledge-operation/question-manage';
const moved = z.object({ id, state: z.enum(questionStates) });

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: `${manage}/remove/:id`,
  summary:
    'Takes something away; a moderator may bring it back for thirty days (COMM-05, D-125). Refused to those who sell it while somebody has paid for it; a moderator’s removal pays the buyers back.',
  access: 'member',
  input: idOnly,
  output: moved,
  errors: ['question.wrong-state', 'price.sold'],
});

export const activateQuestion = endpoint({
  method: 'PUT',
  path: `${manage}/active/:id`,
  summary: 'Opens what was closed (COMM-06).',
  access: 'member',
  input: idOnly,
  output: moved,
  errors: ['question.wrong-state'],
});

export const closeQuestion = endpoint({
  method: 'PUT',
  path: `${manage}/close/:id`,
  summary: 'Ends the discussion of something; it can still be read (COMM-07).',
  access: 'member',
  input: idOnly,
  output: moved,
  errors: ['question.wrong-state'],
});
