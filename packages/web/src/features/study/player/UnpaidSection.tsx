import { CircleDollarSign } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { CourseDetail } from '../course/course-detail.ts';
import { Panel } from '../../../ui/Panel.tsx';

type Props = { course: Pick<CourseDetail, 'id' | 'libraryItemId'> };

/** D-122: the way to the price; what is made of an item of the library is sold there. */
export function UnpaidSection({ course: { id, libraryItemId } }: Props) {
  const t = useT('study');
  return (
    <Panel>
      <EmptyState
        art={<CircleDollarSign size={40} aria-hidden />}
        title={t('study.section.unpaid')}
        text={t('study.player.unpaid')}
        action={
          <PathLink to={libraryItemId === null ? 'course' : 'knowledgeDetail'} params={{ id: libraryItemId ?? id }}>
            {t('study.player.unpaid.action')}
          </PathLink>
        }
      />
    </Panel>
  );
}
