import type { Context, Tx } from '../../../platform/context.ts';
import { lockOwnPeople } from '../director/lock-own-people.ts';
import { listUndone } from './follow-up.store.ts';
import type { PackRow } from './pack.store.ts';

export type StepInput = { readonly id: string; readonly memberIds?: readonly string[] | undefined };

/** The people of a step are held where it is written: somebody who has moved away meanwhile is not among them. */
export async function listStepReceivers(
  tx: Tx,
  ctx: Context,
  { id, memberIds }: StepInput,
): Promise<readonly string[]> {
  const asOf = new Date(ctx.now());
  const own = await lockOwnPeople(tx, ctx, (scope) => listUndone(tx, { packId: id, scope, memberIds, asOf }));
  return own.memberIds;
}

/** The part that the notices of all steps have in common. */
export const stepNotice = ({ id }: PackRow, receivers: readonly string[]) => ({
  kind: 'assignment' as const,
  receivers,
  subject: { kind: 'pack', id },
  link: `/center/student-study-pack-detail/${id}`,
});
