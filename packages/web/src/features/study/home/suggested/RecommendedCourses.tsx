import { recommendPersonal } from '@shuyuan/contract/study/courses/recommend.wire';
import { Sparkles } from 'lucide-react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useReasonText } from '../../../../shared/recommend/use-reason-text.ts';
import { trackOpened } from '../../../../shared/recommend/track-opened.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { CourseList } from '../CourseList.tsx';

/** STUDY-04: courses that suit the reader, each with why. */
export function RecommendedCourses({ size }: { size: number }) {
  const t = useT('study');
  const words = useT('recommend');
  const reasonOf = useReasonText();
  const read = useRead(recommendPersonal, { size }, { claims: 'all' });
  return (
    <Panel
      title={t('study.home.personal')}
      icon={<Sparkles />}
      action={<PathLink to="recommend">{words('recommend.all')}</PathLink>}
    >
      <ReadStates read={read} failed={t('study.home.failed')} shape="cards" count={size}>
        {({ items, requestId }) =>
          items.length === 0 ? (
            <HintText>{t('study.home.personal.empty')}</HintText>
          ) : (
            <CourseList
              courses={items}
              renderNote={({ reason }) => <HintText>{reasonOf({ kind: 'course', reason })}</HintText>}
              onOpen={(course) => trackOpened({ ...course, kind: 'course' }, { requestId, scene: 'study' })}
            />
          )
        }
      </ReadStates>
    </Panel>
  );
}
