import { z } from 'zod';
import { choiceAnswer, questionKey } from '../../exams/bank/question-fields.wire.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { countedOut } from '../play/play.wire.ts';
import { questionOut } from './question-fields.wire.ts';
import { questionLimits } from './section-question.ts';

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/course-study/play/answers',
  summary:
    'Answers a question at a second of a film. The server marks it; a wrong answer may be tried once more. The same try again changes nothing.',
  access: 'member',
  input: z.object({
    courseId: id,
    sectionKey: id,
    questionKey,
    tryNumber: z.int().min(1).max(questionLimits.tries),
    answer: choiceAnswer,
    isPreview: z.boolean().default(false).describe('for managers: marked, and nothing is written (D-182)'),
  }),
  output: z.object({
    question: questionOut,
    count: countedOut.nullable().describe('of the section; null in a preview'),
  }),
  errors: [...openErrors, ...sectionErrors, 'course.not-begun', 'course.question-answered', 'request.invalid'],
});
