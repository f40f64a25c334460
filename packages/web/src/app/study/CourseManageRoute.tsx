import { lazy, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { RoutePending } from '../RouteStates.tsx';

/** A chunk of its own: those who learn never load what authors edit with. */
const CourseManagePage = lazy(async () => {
  const page = import('../../features/study/manage/edit/CourseManagePage.tsx');
  return { default: (await orReloadOnce('course-manage', page)).CourseManagePage };
});

export function CourseManageRoute() {
  return (
    <Suspense fallback={<RoutePending />}>
      <CourseManagePage />
    </Suspense>
  );
}
