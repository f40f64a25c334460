import { findTopContent, recommendHot } from '@shuyuan/contract/study/courses/recommend.wire';
import { Flame, Pin } from 'lucide-react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { RecommendedCourses } from './RecommendedCourses.tsx';
import { SuggestedCourses } from './SuggestedCourses.tsx';

const size = 4;

/** STUDY-04, STUDY-09: what managers pinned, what suits the reader, and what most people learn. */
export function Suggestions() {
  const t = useT('study');
  const top = useRead(findTopContent, { size }, { claims: 'all' });
  const hot = useRead(recommendHot, { size }, { claims: 'all' });
  return (
    <>
      {top.data !== undefined && top.data.items.length > 0 && (
        <SuggestedCourses title={t('study.home.top')} icon={<Pin />} read={top} empty="" />
      )}
      <RecommendedCourses size={size} />
      <SuggestedCourses title={t('study.home.hot')} icon={<Flame />} read={hot} empty={t('study.home.hot.empty')} />
    </>
  );
}
