import { previewsFor } from '../features/files/index.ts';
import { courseFileRoutes } from '../features/study/files/course-file.routes.ts';
import { courseRoutes as ownRoutes } from '../features/study/courses/courses.routes.ts';
import { homeworkRoutes } from '../features/study/homework/homework.routes.ts';
import { manageCourseRoutes } from '../features/study/manage/manage.routes.ts';
import { questionRoutes } from '../features/study/questions/questions.routes.ts';
import { listRecommended } from '../features/recommend/index.ts';
import { recommendRoutes } from '../features/study/recommend/recommend.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { fileOwners } from './file-owners.ts';
import { libraryRoutes } from './library-routes.ts';
import { recommendSources } from './recommend-sources.ts';

/** Every call about courses: making them, looking for them, opening them, their files and their homework, and the library they open sections to. */
export const courseRoutes: readonly Route[] = [
  ...manageCourseRoutes,
  ...ownRoutes,
  ...recommendRoutes(listRecommended(recommendSources)),
  ...homeworkRoutes,
  ...questionRoutes,
  ...courseFileRoutes(previewsFor(fileOwners)),
  ...libraryRoutes,
];
