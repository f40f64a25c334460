import { z } from 'zod';
import { choiceAnswer, choiceQuestion, questionKey } from '../../exams/bank/question-fields.wire.ts';
import { text } from '../../kernel/fields.wire.ts';
import { questionLimits } from './section-question.ts';

const second = z.int().min(0).max(questionLimits.second);

/** A question with its key, as authors write it. */
export const sectionQuestion = z.object({
  id: questionKey.describe('made by the editor, unique in its section; the same in later versions'),
  second,
  isRequired: z.boolean().describe('to be answered, right or wrong, before the section is finished'),
  question: choiceQuestion,
  explanation: text(questionLimits.explanation).describe('shown with the first answer'),
});

/** The same as learners see it: what is right is said with their last answer, and not before. */
export const questionOut = z.object({
  id: questionKey,
  second,
  isRequired: z.boolean(),
  kind: z.enum(['single', 'multiple', 'trueFalse']),
  text: z.string(),
  options: z.array(z.object({ id: questionKey, text: z.string() })).describe('none where it is true or false'),
  tries: z.array(z.object({ answer: choiceAnswer, isRight: z.boolean() })),
  triesLeft: z.int().nonnegative(),
  explanation: z.string().nullable().describe('null: not answered yet'),
  right: choiceAnswer.nullable().describe('null: there is a try left'),
});
