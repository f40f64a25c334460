import { listTasks } from '@shuyuan/contract/centre/task.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useRead } from '../../lib/queries.ts';

/** Read each time it is shown: any page may have done a task, and none of them knows this list. */
export const useTasks = (input: InputOf<typeof listTasks>) =>
  useRead(listTasks, input, { claims: 'notices', staleTime: 0 });
