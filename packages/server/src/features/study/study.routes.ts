import * as wire from '@shuyuan/contract/study/study-time.wire';
import { on } from '../../platform/http/route.ts';
import { readStudyTime } from './read-study-time.ts';

export const studyRoutes = [on(wire.readStudyTime, readStudyTime)];
