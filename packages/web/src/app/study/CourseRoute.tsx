import { lazy, Suspense } from 'react';
import { CoursePage } from '../../features/study/course/CoursePage.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { loadGroups } from '../../lib/texts.ts';

/** The discussion of the community, with its texts: loaded when a course is shown. */
const Discussion = lazy(async () => {
  const load = Promise.all([
    import('../../features/community/discussion/Discussion.tsx'),
    loadGroups(currentLanguage(), ['share']),
  ]);
  const [module] = await orReloadOnce('course-comments', load);
  return { default: module.Discussion };
});

/** STUDY-08: a course, and below it what people say about it. */
export function CourseRoute() {
  const { id } = usePathParams('course');
  return (
    <CoursePage>
      <Suspense fallback={null}>
        <Discussion question={{ id, state: 'active', isCourse: true }} />
      </Suspense>
    </CoursePage>
  );
}
