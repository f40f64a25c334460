import { CalendarButton } from '../share/CalendarButton.tsx';
import { CollectButton } from './CollectButton.tsx';
import classes from './DetailActions.module.css';
import { EnterButtons } from './EnterButtons.tsx';
import { isEnterable, type LiveDetail } from './live-detail.ts';
import { ShareButton } from './ShareButton.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';

/** LIVE-ROOM-15: what the reader may do about it, the nearest first. */
export function DetailActions({ live }: { live: LiveDetail }) {
  return (
    <div className={classes.root}>
      {isEnterable(live) && <EnterButtons live={live} />}
      <SubscribeButton live={live} />
      {isEnterable(live) && <CalendarButton live={live} />}
      <ShareButton live={live} />
      <CollectButton live={live} />
    </div>
  );
}
