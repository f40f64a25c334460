import * as wire from '@shuyuan/contract/study/questions/question.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { answerQuestion } from './answer-question.ts';

/** The call that answers a question of a film. */
export const questionRoutes: readonly Route[] = [on(wire.answerQuestion, answerQuestion)];
