import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { draft: 'neutral', active: 'pine', ended: 'gold' } as const;

/** Where a rule is in its life. */
export function StateTag({ state }: { state: AssignmentState }) {
  const t = useT('assignments');
  return <Tag tone={tones[state]}>{t(`assignments.state.${state}`)}</Tag>;
}
