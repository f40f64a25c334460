import * as wire from '@shuyuan/contract/study/study-time.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { manageCourseRoutes } from './manage/manage.routes.ts';
import { playRoutes } from './play/play.routes.ts';
import { readStudyTime } from './read-study-time.ts';
import { runRoutes } from './runs/runs.routes.ts';

export const studyRoutes: readonly Route[] = [
  on(wire.readStudyTime, readStudyTime),
  ...manageCourseRoutes,
  ...courseRoutes,
  ...runRoutes,
  ...playRoutes,
];
