import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listShares } from '@shuyuan/contract/sharing/share.wire';
import { Link2 } from 'lucide-react';
import { showNotice } from '../../../lib/notices.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { copyText } from '../../../shared/sharing/copy-text.ts';
import { shareAddress } from '../share-address.ts';

export type Shared = OutputOf<typeof listShares>['items'][number];

/** The link as it was handed on; where no page may copy, it is shown. */
export function CopyAgain({ shared }: { shared: Shared }) {
  const t = useT('sharing');
  const copy = async (): Promise<void> => {
    const link = shareAddress(shared);
    if (await copyText(link)) showNotice(t('sharing.copied'), 'success');
    else showNotice(link);
  };
  const label = t('sharing.mine.copy', { title: shared.title });
  return <IconButton label={label} icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()} />;
}
