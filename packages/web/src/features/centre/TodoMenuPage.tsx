import { taskKinds } from '@shuyuan/contract/centre/task';
import { Navigate } from '@tanstack/react-router';
import { go } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { TaskList } from './TaskList.tsx';

/** D-179: the list of everything has a name beside those of the kinds. */
const everything = 'task';

/** ROUTE-28: the to-do menu, each kind of task under its name; an unknown name leads to the centre. */
export function TodoMenuPage() {
  const { currentComponent } = usePathParams('todoMenu');
  const kind = taskKinds.find((name) => name === currentComponent);
  if (kind === undefined && currentComponent !== everything) return <Navigate to={paths.center} replace />;
  return <TaskList kind={kind} onChoose={(next) => go('todoMenu', { currentComponent: next ?? everything })} />;
}
