import { Colleagues } from './home/Colleagues.tsx';
import { CommunityPlace, QuestionsPlace } from './home/CommunityPlaces.tsx';
import { LivePlace } from './home/LivePlace.tsx';
import { ContinuePlace, TasksPlace } from './home/Places.tsx';
import { Welcome } from './home/Welcome.tsx';
import classes from './HomePage.module.css';

/** What goes on now and what to go on with, in the order of urgency; on a desk in two columns. */
export function HomePage() {
  return (
    <>
      <Welcome />
      <div className={classes.places}>
        <div className={classes.live}>
          <LivePlace />
        </div>
        <div className={classes.tasks}>
          <TasksPlace />
        </div>
        <div className={classes.continue}>
          <ContinuePlace />
        </div>
        <QuestionsPlace />
        <CommunityPlace />
        <div className={classes.people}>
          <Colleagues />
        </div>
      </div>
    </>
  );
}
