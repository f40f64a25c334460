import { LiveDisplay, liveDisplayLabels } from '@shuyuan/contract/live/live-life';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const toneOf = {
  [LiveDisplay.unpublished]: 'neutral',
  [LiveDisplay.notBegun]: 'pine',
  [LiveDisplay.running]: 'cinnabar',
  [LiveDisplay.ended]: 'neutral',
  [LiveDisplay.cancelled]: 'neutral',
  [LiveDisplay.approving]: 'gold',
  [LiveDisplay.rejected]: 'cinnabar',
  [LiveDisplay.approvalWithdrawn]: 'neutral',
  [LiveDisplay.scheduled]: 'pine',
} as const satisfies Record<LiveDisplay, string>;

/** LIVE-MGMT-07…12 in words. */
export function LiveStatusTag({ display }: { display: LiveDisplay }) {
  const t = useT('activity');
  return (
    <Tag tone={toneOf[display]} isLive={display === LiveDisplay.running}>
      {t(liveDisplayLabels[display])}
    </Tag>
  );
}
