import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { ShareWidget } from '../../features/sharing/widget/ShareWidget.tsx';
import type { Share } from '../../shared/sharing/share.ts';
import type { DialogProps } from '../dialog-props.ts';

/** The sharing widget, opened from anywhere by `openSharing`. */
export function Dialog({ request, isOpen, onClose }: DialogProps) {
  // Written by `openSharing` alone.
  const { share, targets } = request as { share: Share; targets: readonly ShareTarget[] };
  return <ShareWidget share={share} targets={targets} isOpen={isOpen} onClose={onClose} />;
}
