import { captionRoutes } from '../features/study/captions/captions.routes.ts';
import { noteRoutes } from '../features/study/notes/notes.routes.ts';
import { playRoutes } from '../features/study/play/play.routes.ts';
import { reminderRoutes } from '../features/study/remind/reminder.routes.ts';
import { runRoutes } from '../features/study/runs/runs.routes.ts';
import { studyRoutes as timeRoutes } from '../features/study/study.routes.ts';
import { subjectRoutes } from './subject-routes.ts';
import type { Route } from '../platform/http/route.ts';
import { certificateRoutes } from './certificate-routes.ts';
import { classroomRoutes } from './classroom-routes.ts';
import { courseRoutes } from './course-routes.ts';
import { positionRoutes } from './position-routes.ts';

/** Every call about learning: making courses, opening them, playing them, how far somebody is, the paths of positions and subjects, the rooms, the certificates. */
export const studyRoutes: readonly Route[] = [
  ...timeRoutes,
  ...courseRoutes,
  ...runRoutes,
  ...reminderRoutes,
  ...playRoutes,
  ...captionRoutes,
  ...positionRoutes,
  ...noteRoutes,
  ...subjectRoutes,
  ...classroomRoutes,
  ...certificateRoutes,
];
