import type { TrainStatus } from '@shuyuan/contract/study/training';
import type { ClassState } from '@shuyuan/contract/training/class-states';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { StatusTag } from '../StatusTag.tsx';

/** A draft and what was put away say so; everything else stands where the clock puts it. */
export function ClassStateTag({ state, status }: { state: ClassState; status: TrainStatus }) {
  const t = useT('teaching');
  if (state === 'draft' || state === 'archived')
    return <Tag tone={state === 'draft' ? 'gold' : 'neutral'}>{t(`teaching.state.${state}`)}</Tag>;
  return <StatusTag status={status} />;
}
