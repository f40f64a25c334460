import { TrainStatus, trainStatusLabels } from '@shuyuan/contract/study/training';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = {
  [TrainStatus.preparing]: 'neutral',
  [TrainStatus.enrolling]: 'pine',
  [TrainStatus.enrolmentClosed]: 'gold',
  [TrainStatus.running]: 'pine',
  [TrainStatus.evaluating]: 'gold',
  [TrainStatus.ended]: 'neutral',
  [TrainStatus.cancelled]: 'cinnabar',
} as const satisfies Record<TrainStatus, string>;

/** ENUM-07 in a word. */
export function StatusTag({ status }: { status: TrainStatus }) {
  const activity = useT('activity');
  return <Tag tone={tones[status]}>{activity(trainStatusLabels[status])}</Tag>;
}
