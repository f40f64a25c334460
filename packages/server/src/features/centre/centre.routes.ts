import * as wire from '@shuyuan/contract/centre/task.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { listTasks, type TaskSource } from './list-tasks.ts';

/** Every call of one's own centre. */
export const centreRoutes = (sources: readonly TaskSource[]): readonly Route[] => [
  on(wire.listTasks, listTasks(sources)),
];
