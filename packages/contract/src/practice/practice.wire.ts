import { z } from 'zod';
import { examAnswer, examQuestion } from '../exams/bank/question-fields.wire.ts';
import { takerQuestion } from '../exams/taking/taking-fields.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { dailyLimits } from './daily-limits.ts';
import { practiceGrades } from './practice-grade.ts';

const base = '/practice';
const count = z.int().nonnegative();
const grade = z.literal(practiceGrades);
const timeZone = z.string().max(64).refine(isTimeZone).default('Asia/Shanghai').describe('whose days; IANA name');

/** The origin of a card, where it is read up. */
const cardOrigin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exam'),
    attemptId: id,
    name: z.string(),
    section: z
      .object({ courseId: id, sectionKey: id, name: z.string() })
      .nullable()
      .describe('of the course that led the caller to the exam; null: none did, or it cannot be opened any more'),
  }),
  z.object({
    kind: z.literal('section'),
    courseId: id,
    sectionKey: id,
    second: count.describe('at which the film asks it'),
    name: z.string().describe('of the section'),
  }),
  z.object({ kind: z.literal('bank'), name: z.string() }),
]);

export const readPractice = endpoint({
  method: 'GET',
  path: `${base}/summary`,
  summary: 'How much the caller has to practise today, how much is done, and the days in a row.',
  access: 'member',
  input: z.object({ timeZone }),
  output: z.object({
    leftCount: count.describe('cards still to be asked today'),
    answerCount: count.describe('answers of today'),
    streakDays: count,
    cardCount: count.describe('all cards of the caller'),
    bankCount: count.describe('banks that can be chosen'),
  }),
  errors: [],
});

export const readNextCard = endpoint({
  method: 'GET',
  path: `${base}/next`,
  summary: 'The card to be asked now, without its key; none where today is done.',
  access: 'member',
  input: z.object({ timeZone }),
  output: z.object({
    card: z
      .object({
        id,
        round: count.describe('how often it was answered; says which order its options stand in'),
        question: takerQuestion,
        origin: cardOrigin,
      })
      .nullable(),
    leftCount: count,
    answerCount: count,
    streakDays: count,
  }),
  errors: [],
});

export const answerCard = endpoint({
  method: 'POST',
  path: `${base}/cards/:id/answers`,
  summary: 'Marks an answer to a card and says what is right. The same answer id again changes nothing.',
  access: 'member',
  input: z.object({
    id,
    answerId: z.uuid().describe('made by the client'),
    round: count.describe('the one that was read'),
    answer: examAnswer.nullable().describe('null: not known'),
    timeZone,
  }),
  output: z.object({
    mark: z.int().describe('in ten-thousandths of the full mark'),
    grade,
    key: z.object({ question: examQuestion, explanation: z.string() }),
    choices: z.array(z.object({ grade, dueTime: time })).describe('when it would come again, for each grade to choose'),
  }),
  errors: ['request.stale'],
  bodyLimitKb: 512,
});

export const gradeAnswer = endpoint({
  method: 'PUT',
  path: `${base}/answers/:id/grade`,
  summary: 'Says how hard the latest answer to a card was; the card comes again by it.',
  access: 'member',
  input: z.object({ id: z.uuid(), grade }),
  output: z.object({ grade, dueTime: time }),
  errors: ['request.stale'],
});

export const listCards = endpoint({
  method: 'GET',
  path: `${base}/cards`,
  summary: 'The caller’s cards that may be asked, those that are put aside too; next due first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      text: z.string(),
      origin: cardOrigin,
      dueTime: time.nullable().describe('null: never asked'),
      lapseCount: count.describe('how often it was forgotten'),
      isSuspended: z.boolean(),
    }),
  ),
  errors: [],
});

export const suspendCard = endpoint({
  method: 'PUT',
  path: `${base}/cards/:id/suspension`,
  summary: 'Puts a card aside, or takes it up again.',
  access: 'member',
  input: z.object({ id, isSuspended: z.boolean() }),
  output: z.object({ id, isSuspended: z.boolean() }),
  errors: [],
});

export const buryCard = endpoint({
  method: 'POST',
  path: `${base}/cards/:id/burial`,
  summary: 'Leaves a card for tomorrow.',
  access: 'member',
  input: idOnly.extend({ timeZone }),
  output: z.object({ id, until: time }),
  errors: [],
});

export const listPracticeBanks = endpoint({
  method: 'GET',
  path: `${base}/banks`,
  summary: 'Categories of the question bank that are open for practice, and which of them the caller practises.',
  access: 'member',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ id, name: z.string(), questionCount: count, isChosen: z.boolean() })),
  }),
  errors: [],
});

export const choosePracticeBanks = endpoint({
  method: 'PUT',
  path: `${base}/banks`,
  summary: 'The banks the caller practises from now on.',
  access: 'member',
  input: z.object({ categoryIds: z.array(id).max(dailyLimits.banks) }),
  output: z.object({ categoryIds: z.array(id) }),
  errors: [],
});
