import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { TaskRows } from '../../shared/tasks/TaskRows.tsx';
import { useTasks } from '../../shared/tasks/use-tasks.ts';
import { useT } from '../../lib/texts.ts';
import classes from './MyTasks.module.css';
import { NoTasks } from './tasks/NoTasks.tsx';

const shown = 5;

/** D-180: the tasks of the reader that are due first. */
export function MyTasks() {
  const t = useT('common');
  const tasks = useTasks({ page: 1, pageSize: shown });
  return (
    <ReadStates read={tasks} failed={t('home.tasks.failed')} shape="list" count={3}>
      {({ items, recordCount: count }) =>
        count === 0 ? (
          <NoTasks />
        ) : (
          <>
            <TaskRows tasks={items} />
            {count > shown && (
              <PathLink to="centerMy" params={{ name: 'task' }} className={classes.more}>
                {t('home.tasks.all', { count })}
              </PathLink>
            )}
          </>
        )
      }
    </ReadStates>
  );
}
