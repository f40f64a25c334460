import { isOpen } from '@shuyuan/contract/live/live-status';
import { CountdownText } from '../CountdownText.tsx';
import { PriceTag } from '../../../../shared/pricing/PriceTag.tsx';
import classes from './DetailHero.module.css';
import { timesOf } from '../live-card.ts';
import { endTimeOf, type LiveDetail, type LiveFace } from './live-detail.ts';
import { StatusTag } from '../StatusTag.tsx';
import { useReloadLives } from '../use-reload-lives.ts';

/** Its status, and how long it is still; at zero the page looks again. */
export function HeroState({ live, face }: { live: LiveDetail; face: LiveFace }) {
  const reload = useReloadLives();
  const times = timesOf({ ...live, endTime: endTimeOf(live) });
  return (
    <div className={classes.state}>
      <StatusTag status={live.status} />
      {live.offer?.isOpen && <PriceTag offer={live.offer} />}
      {isOpen(live.status) && (
        <CountdownText
          key={live.status}
          times={times}
          onZero={reload}
          className={classes.soon}
          instead={face === 'late' ? null : undefined}
        />
      )}
    </div>
  );
}
