import { lazy, Suspense } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { loadGroups } from '../../lib/texts.ts';

/** With the texts of learning, which the other lists of the page do not need. */
const CollectedCourses = lazy(async () => {
  const load = Promise.all([
    import('../../features/study/home/CollectedCourses.tsx'),
    loadGroups(currentLanguage(), ['study']),
  ]);
  const [module] = await orReloadOnce('collected-courses', load);
  return { default: module.CollectedCourses };
});

export const CollectionCourses = () => (
  <Suspense fallback={null}>
    <CollectedCourses />
  </Suspense>
);
