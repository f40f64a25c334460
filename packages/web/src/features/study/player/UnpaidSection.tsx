import { CircleDollarSign } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** D-122: the way to the price. */
export function UnpaidSection({ courseId }: { courseId: string }) {
  const t = useT('study');
  return (
    <Panel>
      <EmptyState
        art={<CircleDollarSign size={40} aria-hidden />}
        title={t('study.section.unpaid')}
        text={t('study.player.unpaid')}
        action={
          <PathLink to="course" params={{ id: courseId }}>
            {t('study.player.unpaid.action')}
          </PathLink>
        }
      />
    </Panel>
  );
}
