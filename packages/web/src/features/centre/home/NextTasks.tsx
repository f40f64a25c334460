import { ListChecks } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { TaskRows } from '../../../shared/tasks/TaskRows.tsx';
import { useTasks } from '../../../shared/tasks/use-tasks.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { shownTasks } from './shown-tasks.ts';

/** D-180: the tasks of the reader that are due first. */
export function NextTasks() {
  const t = useT('centre');
  const personal = useT('personal');
  const tasks = useTasks(shownTasks);
  const all = (
    <PathLink to="centerMy" params={{ name: 'task' }}>
      {t('centre.home.allTasks')}
    </PathLink>
  );
  return (
    <Panel title={t('centre.home.next')} icon={<ListChecks />} action={all}>
      <ReadStates read={tasks} failed={personal('tasks.failed')} shape="list" count={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState art={<TickedList />} title={personal('tasks.none')} text={personal('tasks.none.text')} />
          ) : (
            <TaskRows tasks={items} />
          )
        }
      </ReadStates>
    </Panel>
  );
}
