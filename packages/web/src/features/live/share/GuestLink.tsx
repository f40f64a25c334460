import { Button } from '@mantine/core';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/format.ts';
import { presentError } from '../../../lib/present-error.ts';
import { useT } from '../../../lib/texts.ts';
import { communityOf } from '../calls-of.ts';
import type { LiveDetail } from '../manage/managed-live.ts';
import { CopyLine } from '../../../shared/sharing/CopyLine.tsx';
import { wholeAddress } from './live-links.ts';

type GuestLinkView = { readonly webUrl: string; readonly expireTime: number };

/** D-069: lets somebody without an account in, for ten minutes; made when it is wanted. */
export function GuestLink({ live: { id, supplier } }: { live: Pick<LiveDetail, 'id' | 'supplier'> }) {
  const t = useT('activity');
  const format = useFormat();
  const [given, setGiven] = useState<GuestLinkView | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    try {
      setGiven(await call(communityOf(supplier).tempUrl, { id }));
    } catch (error) {
      presentError(error, [], 'action');
    } finally {
      setIsAsking(false);
    }
  };
  if (given)
    return (
      <CopyLine
        label={t('live.share.guest')}
        text={wholeAddress(given.webUrl)}
        hint={t('live.share.guest.until', { time: format.time(given.expireTime) })}
      />
    );
  return (
    <Button
      variant="default"
      leftSection={<UserRoundPlus size={16} aria-hidden />}
      loading={isAsking}
      onClick={() => void ask()}
    >
      {t('live.share.guest.make')}
    </Button>
  );
}
