import { z } from 'zod';
import { fileOut } from '../../files/files.wire.ts';
import { id, time } from '../../kernel/fields.wire.ts';
import { ExamRecordStatus, ExamStatus } from '../exam-status.ts';
import { mediaKinds } from '../bank/question-media.ts';
import { acceptedFiles, examAnswer, questionKey } from '../bank/question-fields.wire.ts';
import { endRules, examLimits, revealTimes } from '../papers/exam-settings.ts';

export const count = z.int().nonnegative();
export const examStatus = z.literal(Object.values(ExamStatus));
export const recordStatus = z.literal(Object.values(ExamRecordStatus));
export const score = z
  .int()
  .nullable()
  .describe('in ten-thousandths of a point; null: not to be seen, or not marked yet');

const option = z.object({ id: questionKey, text: z.string() });
const mediaView = z.object({
  kind: z.enum(mediaKinds),
  path: z.string().describe('where its bytes are read, while the question may be'),
  width: count.nullable(),
  height: count.nullable(),
  alt: z.string(),
});
const options = z.array(option.extend({ picture: mediaView.optional() })).readonly();
const media = z.array(mediaView).readonly().optional();
const asked = { text: z.string(), media };
const simple = [
  z.object({ kind: z.literal('single'), ...asked, options }),
  z.object({ kind: z.literal('multiple'), ...asked, options }),
  z.object({ kind: z.literal('trueFalse'), ...asked }),
  z.object({ kind: z.enum(['short', 'numeric', 'essay']), ...asked }),
  z.object({ kind: z.literal('file'), ...asked, accepts: acceptedFiles }),
  z.object({ kind: z.literal('blanks'), ...asked, blankIds: z.array(questionKey).readonly() }),
  z.object({ kind: z.literal('matching'), ...asked, left: options, right: options }),
  z.object({ kind: z.literal('ordering'), ...asked, items: options }),
] as const;
const part = z.object({ id: questionKey, weight: count, question: z.discriminatedUnion('kind', simple) });

/** A question without its key. */
export const takerQuestion = z.discriminatedUnion('kind', [
  ...simple,
  z.object({ kind: z.literal('stem'), ...asked, parts: z.array(part).readonly() }),
]);

const ordinal = z
  .int()
  .min(0)
  .max(examLimits.questions - 1)
  .describe('the place of the question on the paper');
/** The question of a paper, or the part of it, a file answers. */
export const fileTarget = {
  ordinal,
  partId: questionKey.nullable().describe('the part of a stem that asks for it; null: the question itself'),
};

/** A file of an attempt. Takers read the name they gave it; to everybody else it has a number. */
export const answerFile = fileOut.extend(fileTarget);
export const answerFiles = z.array(answerFile);

const revision = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** One answer at one of its revisions; null: taken back. */
export const savedAnswer = z.object({
  ordinal,
  revision: revision.describe('of this question, counted up by the client; the newest wins'),
  answer: examAnswer.nullable(),
  isFlagged: z.boolean(),
});
export const savedAnswers = z.array(savedAnswer).max(examLimits.questions);
export const answerRevisions = z.array(z.object({ ordinal, revision }));

/** Made by the page, another one for every tab. */
export const tabId = z.string().min(8).max(64);

export const clock = {
  now: time.describe('of the server, which alone counts'),
  closeTime: time,
  remainingMs: count,
};

/** A paper without its keys, for the page that answers it. */
export const openedAttempt = z.object({
  id,
  examId: id,
  examName: z.string(),
  questions: z.array(z.object({ points: count, question: takerQuestion })),
  answers: savedAnswers,
  files: answerFiles.describe('of the attempt; an answer names those that count'),
  logsAttention: z.boolean(),
  hidesAssistant: z.boolean(),
  hasCalculator: z.boolean(),
  ...clock,
});

/** A paper that waits on a page for its key. */
export const sealedPaper = z.object({
  sealId: z.string().max(64).describe('said at the start, which then answers the key instead of the questions'),
  data: z.string().describe('AES-256-GCM in Base64: 12 bytes of nonce, then the questions as JSON, then the tag'),
});

/** The conditions of an exam, shown before it is started. */
export const examConditions = z.object({
  isCertification: z.boolean(),
  openTime: time.nullable(),
  closeTime: time.nullable(),
  lengthMinutes: count.nullable(),
  endRule: z.enum(endRules),
  maxAttempts: count.nullable(),
  delayMinutes: count,
  hasPassword: z.boolean(),
  passPercent: count.nullable(),
  revealTime: z.enum(revealTimes),
  showsMark: z.boolean(),
  showsAnswers: z.boolean(),
  showsKey: z.boolean(),
  logsAttention: z.boolean(),
  hidesAssistant: z.boolean(),
  hasCalculator: z.boolean(),
  addressRanges: z.array(z.string()).readonly().describe('it is taken from; empty: from everywhere'),
  isHere: z.boolean().describe('the call came from one of them'),
  questionCount: count,
  pointSum: count,
  extraMinutes: count.describe('given to this person'),
});

export const attemptHead = z.object({
  id,
  number: count,
  startTime: time,
  endTime: time.nullable(),
  status: recordStatus,
  score,
  pointSum: count,
});
