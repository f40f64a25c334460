import type { DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = {
  overdue: 'cinnabar',
  due: 'gold',
  done: 'pine',
  exempt: 'neutral',
  paused: 'neutral',
  closed: 'neutral',
} as const;

/** How far somebody is with a duty. */
export function ProgressTag({ progress }: { progress: DutyProgress }) {
  const t = useT('assignments');
  return <Tag tone={tones[progress]}>{t(`assignments.progress.${progress}`)}</Tag>;
}
