import { isOpen } from '@shuyuan/contract/live/live-status';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Share } from '../../../../shared/sharing/share.ts';
import { useT } from '../../../../lib/texts.ts';
import { CollectButton } from '../../../../shared/collect/CollectButton.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { CalendarButton } from '../../share/CalendarButton.tsx';
import classes from './DetailActions.module.css';
import { EnterButtons } from './EnterButtons.tsx';
import { businessTypeOf, isUnpaid, type LiveDetail } from './live-detail.ts';
import { SubscribeButton } from '../SubscribeButton.tsx';

/** A link to it lets nobody in who may not come anyway; the one that invites is made by whoever manages it (D-050). */
const shareOf = ({ id, supplier, subject, coverPath }: LiveDetail): Share => ({
  id,
  type: isExternal(supplier) ? ShareType.externalLive : ShareType.nativeLive,
  title: subject,
  pics: coverPath === null ? [] : [coverPath],
  buryPoint: 'live',
});

/** LIVE-ROOM-15: what the reader may do about it, the nearest first. */
export function DetailActions({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const labels = { collect: t('live.detail.collect'), collected: t('live.detail.collected') };
  return (
    <div className={classes.root}>
      {isOpen(live.status) && !isUnpaid(live) && <EnterButtons live={live} />}
      <SubscribeButton live={live} />
      {isOpen(live.status) && <CalendarButton live={live} />}
      <ShareButton share={shareOf(live)} />
      <CollectButton of={{ businessId: live.id, businessType: businessTypeOf(live) }} labels={labels} />
    </div>
  );
}
