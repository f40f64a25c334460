import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { DetailLink } from '../../features/live/community/DetailLink.tsx';
import { everySupplier } from '../../features/live/community/live-card.ts';
import { LiveCover } from '../../features/live/community/LiveCover.tsx';
import { OptionalPart } from '../../lib/OptionalPart.tsx';
import classes from './LiveNow.module.css';
import { LivePanel, NobodySpeaks, WaitingLives } from './LivePanel.tsx';
import { LiveState } from './LiveState.tsx';

const shown = 4;

/** What is on now, and what comes next; when it cannot be had, its place is left out (ERR-15). */
export function LiveNow() {
  return (
    <OptionalPart
      endpoint={nativeCommunity.list}
      input={{ pageSize: shown, ...everySupplier }}
      waiting={<WaitingLives />}
    >
      {({ items }) => (
        <LivePanel>
          {items.length === 0 && <NobodySpeaks />}
          <ul className={classes.list}>
            {items.map((live) => (
              <li key={live.id}>
                <DetailLink live={live} className={classes.live}>
                  <LiveCover live={live} />
                  <span className={classes.subject}>{live.subject}</span>
                  <span className={classes.second}>{live.lecturer.fullName}</span>
                  <span className={classes.second}>
                    <LiveState live={live} />
                  </span>
                </DetailLink>
              </li>
            ))}
          </ul>
        </LivePanel>
      )}
    </OptionalPart>
  );
}
