import { lazy, Suspense } from 'react';
import { useBegunCourses } from '../../../features/study/home/use-begun-courses.ts';
import { orReloadOnce } from '../../../lib/load-chunk.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { NothingBegun } from './NothingBegun.tsx';

const shown = 3;

const loadRows = async () => {
  const { ContinueRows: Rows } = await import('../begun-rows.ts');
  return { default: Rows };
};
const ContinueRows = lazy(() => orReloadOnce('home-continue', loadRows()).catch(() => ({ default: NothingBegun })));

/** Courses the reader has begun, the last first: each leads to the minute or page where they stopped. */
export function ContinueLearning() {
  const t = useT('common');
  return (
    <ReadStates read={useBegunCourses(shown)} failed={t('home.continue.failed')} shape="list" count={shown}>
      {({ items }) =>
        items.length === 0 ? (
          <NothingBegun />
        ) : (
          <Suspense fallback={<SkeletonList label={t('home.loading')} count={shown} />}>
            <ContinueRows courses={items} />
          </Suspense>
        )
      }
    </ReadStates>
  );
}
