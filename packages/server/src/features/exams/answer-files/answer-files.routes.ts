import { attachAnswerFile as endpoint } from '@shuyuan/contract/exams/taking/answer-files.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { attachAnswerFile } from './attach-answer-file.ts';

/** Every call about files of attempts. */
export const answerFileRoutes: readonly Route[] = [on(endpoint, attachAnswerFile)];
