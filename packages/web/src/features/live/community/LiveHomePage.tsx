import { Coming } from './Coming.tsx';
import { HomeTitle } from './HomeTitle.tsx';
import { HotList } from './HotList.tsx';
import { LiveBanner } from './LiveBanner.tsx';
import classes from './LiveHomePage.module.css';
import { OnNow } from './OnNow.tsx';
import { Review } from './Review.tsx';
import { Schedule } from './Schedule.tsx';
import { useReloadLives } from './use-reload-lives.ts';

/** ROUTE-47: what is on, what comes, and what can be watched again. */
export function LiveHomePage() {
  const reload = useReloadLives();
  return (
    <>
      <HomeTitle />
      <div className={classes.root}>
        <LiveBanner onZero={reload} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <OnNow onZero={reload} />
            <Coming onZero={reload} />
          </div>
          <div className={classes.column}>
            <Schedule />
            <HotList />
          </div>
        </div>
        <Review />
      </div>
    </>
  );
}
