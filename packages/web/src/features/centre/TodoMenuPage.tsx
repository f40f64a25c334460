import { todoTargetOf } from '@shuyuan/contract/centre/centre-lists';
import { Navigate } from '@tanstack/react-router';
import { go } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { TaskList } from './TaskList.tsx';

/** ROUTE-28, D-179: the to-do menu, each kind of task under its name; a list without tasks is shown itself. */
export function TodoMenuPage() {
  const { currentComponent } = usePathParams('todoMenu');
  const shown = todoTargetOf(currentComponent);
  if (shown.target === 'home') return <Navigate to={paths.center} replace />;
  if (shown.target === 'list') return <Navigate to={paths.centerMy} params={{ name: shown.list }} replace />;
  return <TaskList kind={shown.kind} onChoose={(next) => go('todoMenu', { currentComponent: next ?? 'task' })} />;
}
