import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { examAnswer, examQuestion, questionKey } from '../bank/question-fields.wire.ts';
import { bankLimits, examQuestionKinds } from '../bank/exam-question-kinds.ts';
import { examLimits } from '../papers/exam-settings.ts';
import { answerFiles } from '../taking/taking-fields.wire.ts';
import { differenceRules, markerCounts } from './agreed-mark.ts';
import { fullMark } from './full-mark.ts';

const base = '/exam/marking';
const count = z.int().nonnegative();
const mark = z
  .int()
  .min(0)
  .max(examLimits.points * fullMark)
  .describe('in ten-thousandths of a point');

const chosenLevels = z
  .array(
    z.object({
      partId: questionKey.nullable().describe('of a stem; null: the question has none'),
      criterionId: questionKey,
      levelId: questionKey,
      comment: text(examLimits.comment).describe('for the taker'),
    }),
  )
  .max(bankLimits.parts * bankLimits.criteria)
  .readonly()
  .describe('one of each criterion');

const rule = {
  markerCount: z.literal(markerCounts),
  differenceRule: z.enum(differenceRules).describe('of two marks that are too far apart'),
  differencePercent: z.int().min(0).max(100).describe('of the points: no further apart, two marks agree'),
};

export const readMarkingRule = endpoint({
  method: 'GET',
  path: '/exam/manage/:id/marking',
  summary: 'Who marks an exam beside its managers, and how marks of two markers are brought together.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({ ...rule, markers: z.array(z.object({ id, fullName: z.string() })), waitingCount: count }),
  errors: [],
});

export const saveMarkingRule = endpoint({
  method: 'PUT',
  path: '/exam/manage/:id/marking',
  summary: 'Names the markers of an exam and the rule for their differences; it holds for marks to come.',
  access: 'exam.create',
  input: z.object({ id, ...rule, markerIds: z.array(id).max(examLimits.markers) }),
  output: z.object({ id }),
  errors: ['course.unknown-person'],
});

export const listMarkingExams = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Exams with answers that wait for the caller to mark them, latest first.',
  access: 'member',
  input: z.object(pagingInput),
  output: pageOf(z.object({ id, name: z.string(), waitingCount: count })),
  errors: [],
});

export const listMarkingQuestions = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'The questions of an exam with answers to be read by a person, and how many wait for the caller.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    name: z.string(),
    questions: z
      .array(
        z.object({
          questionId: id,
          version: z.int(),
          text: z.string(),
          kind: z.enum(examQuestionKinds),
          waitingCount: count.describe('for the caller'),
          doneCount: count,
        }),
      )
      .max(examLimits.questions),
    can: z.object({ manage: z.boolean().describe('name markers, and the rule for their differences') }),
  }),
  errors: [],
});

const item = z.object({
  id,
  points: count,
  question: examQuestion.describe('with its rubric and key'),
  explanation: z.string(),
  answer: examAnswer.nullable(),
  files: answerFiles.describe('those the answer names, by number'),
  otherMarks: z
    .array(z.object({ mark, comment: z.string(), levels: chosenLevels }))
    .describe('of the two who differ, for the third; nobody else is shown any'),
});

export const nextMarkingItem = endpoint({
  method: 'GET',
  path: `${base}/:id/next`,
  summary: 'The next answer to one question that waits for the caller, without anything of the person who wrote it.',
  access: 'member',
  input: z.object({
    id,
    questionId: id,
    version: z.int32(),
    skip: id.optional().describe('the one to come back to later'),
  }),
  output: z.object({ item: item.nullable().describe('null: none is left') }),
  errors: [],
});

export const giveMark = endpoint({
  method: 'POST',
  path: `${base}/items/:id/marks`,
  summary:
    'A mark beside the earlier ones; the caller’s latest counts. Where the question has criteria, their levels make it.',
  access: 'member',
  input: z.object({
    id,
    mark: mark.nullable().describe('null: the levels say it'),
    levels: chosenLevels.default([]),
    comment: text(examLimits.comment),
  }),
  output: z.object({ isDone: z.boolean().describe('the answer has its mark; false: another marker is needed') }),
  errors: ['exam.mark-beyond-points', 'exam.wrong-levels', 'exam.marked-already', 'sensitive.found'],
  idempotent: true,
});
