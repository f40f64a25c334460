import { Lock } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { Lesson } from '../course/course-detail.ts';

type Props = { courseId: string; first: NonNullable<Lesson['lockedBy']> };

/** D-173: why it is locked, and the shortest way to open it. */
export function LockedSection({ courseId, first }: Props) {
  const t = useT('study');
  return (
    <Panel>
      <EmptyState
        art={<Lock size={40} aria-hidden />}
        title={t('study.section.locked')}
        text={t('study.player.locked', { title: first.title })}
        action={
          <PathLink to="courseSection" params={{ id: courseId, section: first.key }}>
            {t('study.player.locked.action')}
          </PathLink>
        }
      />
    </Panel>
  );
}
