import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { readSealedPaper } from './read-sealed-paper.ts';
import { startExam } from './start-exam.ts';

/** The calls that begin an exam. */
export const startRoutes: readonly Route[] = [on(wire.readSealedPaper, readSealedPaper), on(wire.startExam, startExam)];
