import { LiveStatus, liveStatusLabels } from '@shuyuan/contract/live/live-status';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const toneOf = {
  [LiveStatus.unpublished]: 'neutral',
  [LiveStatus.notBegun]: 'pine',
  [LiveStatus.running]: 'cinnabar',
  [LiveStatus.ended]: 'neutral',
  [LiveStatus.cancelled]: 'neutral',
} as const satisfies Record<LiveStatus, string>;

export function StatusTag({ status }: { status: LiveStatus }) {
  const t = useT('activity');
  return (
    <Tag tone={toneOf[status]} isLive={status === LiveStatus.running}>
      {t(liveStatusLabels[status])}
    </Tag>
  );
}
