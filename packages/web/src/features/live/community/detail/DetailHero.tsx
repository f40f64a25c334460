import { useT } from '../../../../lib/texts.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import classes from './DetailHero.module.css';
import { HeroState } from './HeroState.tsx';
import { Lecturer } from '../Lecturer.tsx';
import { faceOf, isUnpaid, type LiveDetail, type LiveFace } from './live-detail.ts';
import { LiveCover } from '../LiveCover.tsx';
import { RoleLine } from './RoleLine.tsx';
import { usePassed } from '../use-passed.ts';

/** The sentence below these states invites to enter, to subscribe or to score: only those who have paid can. */
const isForBuyers = (face: LiveFace): boolean => face !== 'cancelled' && face !== 'unpublished';

/** Picture, name and state, and what can be done about it now. */
export function DetailHero({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const face = faceOf(live.status, usePassed(live.startTime));
  return (
    <section className={classes.root} data-face={face}>
      <div className={classes.picture}>
        <LiveCover live={live} />
      </div>
      <div className={classes.words}>
        <HeroState live={live} face={face} />
        <h1 className={classes.subject}>
          <bdi>{live.subject}</bdi>
        </h1>
        <div className={classes.now}>
          <p className={classes.title}>{t(`live.detail.state.${face}.title`)}</p>
          {!(isUnpaid(live) && isForBuyers(face)) && (
            <p className={classes.second}>{t(`live.detail.state.${face}.text`)}</p>
          )}
        </div>
        <Lecturer live={live} />
        <DetailFacts live={live} />
        <RoleLine live={live} />
        <DetailActions live={live} />
      </div>
    </section>
  );
}
