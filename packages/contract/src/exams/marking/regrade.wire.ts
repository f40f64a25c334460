import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, time } from '../../kernel/fields.wire.ts';
import { pagingInput } from '../../kernel/paging.wire.ts';
import { examQuestionKinds } from '../bank/exam-question-kinds.ts';
import { attemptResults } from '../taking/attempt-result.ts';
import { passConsequence } from './pass-consequence.wire.ts';
import { keylessRules, keyRules, regradeRules } from './corrected-mark.ts';

const base = '/exam/manage/:id/regrade';
const count = z.int().nonnegative();
const version = z.int32().positive();
const mark = z.int().describe('in ten-thousandths of a point');

/** Questions and earlier regrades a page can show. */
export const regradeLimits = { questions: 1_000, past: 50 } as const;

const input = {
  id,
  keys: z
    .array(
      z.discriminatedUnion('rule', [
        z.object({ questionId: id, rule: z.enum(keyRules), version: version.describe('that has the right key') }),
        z.object({ questionId: id, rule: z.enum(keylessRules) }),
      ]),
    )
    .min(1)
    .max(50)
    .describe('the questions that are put right, and how'),
  mayLower: z.boolean().describe('false: whoever would lose a mark keeps it'),
};

export const listRegradeQuestions = endpoint({
  method: 'GET',
  path: `${base}/questions`,
  summary: 'The questions of an exam somebody was asked, for its managers; those most people met first.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({
    items: z
      .array(
        z.object({
          questionId: id,
          text: z.string(),
          kind: z.enum(examQuestionKinds),
          askedVersions: z.array(version),
          latestVersion: version,
          attemptCount: count.describe('that were asked it and have ended'),
        }),
      )
      .max(regradeLimits.questions),
  }),
  errors: [],
});

export const listRegrades = endpoint({
  method: 'GET',
  path: base,
  summary: 'What was put right in an exam before, latest first.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({
    items: z
      .array(
        z.object({
          id,
          time,
          fullName: z.string().describe('of the person who did it'),
          mayLower: z.boolean(),
          changedCount: count,
          keys: z.array(
            z.object({
              questionId: id,
              text: z.string(),
              rule: z.enum(regradeRules),
              version: version.nullable().describe('null: the rule needs no key'),
            }),
          ),
        }),
      )
      .max(regradeLimits.past),
  }),
  errors: [],
});

export const previewRegrade = endpoint({
  method: 'POST',
  path: `${base}/preview`,
  summary: 'What putting questions of an exam right would change. Nothing is written.',
  access: 'exam.create',
  input: z.object({ ...input, ...pagingInput }),
  output: z.object({
    digest: z.string().describe('names exactly these changes'),
    attemptCount: count,
    changedCount: count,
    passedCount: count.describe('that failed before'),
    failedCount: count.describe('that passed before'),
    waitingCount: count.describe('that wait for a person to mark them'),
    isDropAhead: z.boolean().describe('some that wait follow a dropped question once they are marked'),
    openedCount: count.describe('of what follows elsewhere: done, unlocked or issued'),
    closedCount: count.describe('of what follows elsewhere: no longer done, locked or revoked'),
    changes: z
      .array(
        z.object({
          attemptId: id,
          memberId: id,
          fullName: z.string(),
          number: z.int().positive().describe('of the attempt'),
          pointSum: count,
          score: mark,
          result: z.enum(attemptResults),
          newScore: mark,
          newResult: z.enum(attemptResults),
          consequences: z.array(passConsequence).describe('that the changed mark or pass has elsewhere'),
        }),
      )
      .describe('a page of them, those whose result changes first'),
  }),
  errors: ['exam.wrong-regrade'],
});

export const regradeExam = endpoint({
  method: 'POST',
  path: base,
  summary:
    'Writes what the preview has shown, as entries beside the earlier marks; refused where it would be something else by now.',
  access: 'exam.create',
  input: z.object({ ...input, digest: z.string().max(64) }),
  output: z.object({ changedCount: count }),
  errors: ['exam.wrong-regrade', 'request.stale'],
});
