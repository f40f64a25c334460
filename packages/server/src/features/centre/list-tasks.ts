import type { Task, TaskKind } from '@shuyuan/contract/centre/task';
import { countsOfTasks, distinctTasks, tasksInOrder } from '@shuyuan/contract/centre/tasks-in-order';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';

/** The tasks a feature has for the caller, at most `limit` of them, the earliest deadline first. */
export type TaskSource = (ctx: Context, limit: number) => Promise<readonly Task[]>;

/** Of one source. Nobody works off more, and the list is put together from all of them on every call. */
const maxTasks = 200;

type TasksInput = Paging & { readonly kind?: TaskKind | undefined };

/** D-180: one list of all sources. One that fails fails the call: the rest would read as everything there is. */
export const listTasks =
  (sources: readonly TaskSource[]) =>
  async (ctx: Context, { kind, ...paging }: TasksInput) => {
    const tasks = distinctTasks((await Promise.all(sources.map((source) => source(ctx, maxTasks)))).flat());
    const wanted = tasksInOrder(kind ? tasks.filter((task) => task.kind === kind) : tasks);
    const offset = offsetOf(paging);
    return {
      items: wanted.slice(offset, offset + paging.pageSize),
      recordCount: wanted.length,
      counts: countsOfTasks(tasks),
    };
  };
