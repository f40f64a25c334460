import { Colleagues } from './home/Colleagues.tsx';
import { ColumnsPlace, ContinuePlace, LivePlace, QuestionsPlace, TasksPlace } from './home/Places.tsx';
import { Welcome } from './home/Welcome.tsx';
import classes from './HomePage.module.css';

/** What goes on now and what to go on with; on a phone in the order of urgency. */
export function HomePage() {
  return (
    <>
      <Welcome />
      <div className={classes.columns}>
        <div className={classes.main}>
          <LivePlace />
          <ContinuePlace />
          <div className={classes.pair}>
            <QuestionsPlace />
            <ColumnsPlace />
          </div>
        </div>
        <div className={classes.side}>
          <TasksPlace />
          <Colleagues />
        </div>
      </div>
    </>
  );
}
