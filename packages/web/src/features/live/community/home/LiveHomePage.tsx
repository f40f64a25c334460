import { Coming } from './Coming.tsx';
import { HomeTitle } from './HomeTitle.tsx';
import { useHomeWord } from './home-word.ts';
import { HotList } from './HotList.tsx';
import { LiveBanner } from './LiveBanner.tsx';
import classes from './LiveHomePage.module.css';
import { OnNow } from './OnNow.tsx';
import { Review } from '../detail/Review.tsx';
import { Schedule } from './Schedule.tsx';
import { useReloadLives } from '../use-reload-lives.ts';

function Everything({ onZero }: { onZero: () => void }) {
  return (
    <>
      <LiveBanner onZero={onZero} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <OnNow onZero={onZero} />
          <Coming onZero={onZero} />
        </div>
        <div className={classes.column}>
          <Schedule />
          <HotList />
        </div>
      </div>
    </>
  );
}

/** ROUTE-47: what is on, what comes, and what can be watched again; or what of it a word is found in. */
export function LiveHomePage() {
  const reload = useReloadLives();
  const word = useHomeWord();
  return (
    <>
      <HomeTitle />
      <div className={classes.root}>
        {word === '' ? (
          <Everything onZero={reload} />
        ) : (
          <>
            <OnNow word={word} onZero={reload} />
            <Coming word={word} onZero={reload} />
          </>
        )}
        <Review word={word} />
      </div>
    </>
  );
}
