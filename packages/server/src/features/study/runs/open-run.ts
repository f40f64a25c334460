import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { OpenCourse } from '../courses/course.policy.ts';
import { insertRun, lockOpenRun, type RunRow } from './run.store.ts';

/** The run somebody is in, locked; the first where there is none yet. It pins the version that is published now. */
export async function openRun(
  tx: Tx,
  { actor, now }: Context,
  { id: courseId, versionId }: Pick<OpenCourse, 'id' | 'versionId'>,
): Promise<RunRow> {
  const learner = { courseId, memberId: actor.id };
  const current = await lockOpenRun(tx, learner);
  if (current) return current;
  const id = newId(now());
  await insertRun(tx, { ...learner, id, tenantId: actor.tenantId, number: 1, versionId, at: new Date(now()) });
  const run = await lockOpenRun(tx, learner);
  demand(run, 'internal.unexpected');
  return run;
}
