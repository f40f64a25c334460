import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useId } from 'react';
import { DetailLink } from '../../features/live/community/detail/DetailLink.tsx';
import { everySupplier, type LiveCardData } from '../../features/live/community/live-card.ts';
import { LiveCover } from '../../features/live/community/LiveCover.tsx';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './LiveNow.module.css';
import { LivePanel, NobodySpeaks, WaitingLives } from './LivePanel.tsx';
import { LiveState } from './LiveState.tsx';

const shown = 4;

/** Each under its own name: what only comes is not “live now”. */
function Lives({ title, lives }: { title: string; lives: readonly LiveCardData[] }) {
  const id = useId();
  if (lives.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.list}>
        {lives.map((live) => (
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
    </section>
  );
}

const isRunning = ({ status }: LiveCardData): boolean => status === LiveStatus.running;

/** What is on now, and what comes next; when it cannot be had, its place is left out (ERR-15). */
export function LiveNow() {
  const t = useT('common');
  return (
    <OptionalPart
      endpoint={nativeCommunity.list}
      input={{ pageSize: shown, ...everySupplier }}
      waiting={<WaitingLives />}
    >
      {({ items }) => (
        <LivePanel>
          {items.length === 0 && <NobodySpeaks />}
          <Lives title={t('home.live.title')} lives={items.filter(isRunning)} />
          <Lives title={t('home.live.coming')} lives={items.filter((live) => !isRunning(live))} />
        </LivePanel>
      )}
    </OptionalPart>
  );
}
