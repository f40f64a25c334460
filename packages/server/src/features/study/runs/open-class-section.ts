import type { Context, Tx } from '../../../platform/context.ts';
import { hasAttendedClass, inviteToClass } from '../../training/index.ts';
import { finishSection } from './finish-section.store.ts';

type Opening = { readonly runId: string; readonly sectionKey: string; readonly classId: string };

/**
 * Whoever opens the section of a class may apply for it; for those who attended it before it is finished at once. From then on
 * the section follows attendance (`follow_class_outcome` of the database).
 */
export async function openClassSection(tx: Tx, ctx: Context, { runId, sectionKey, classId }: Opening): Promise<void> {
  if (!(await hasAttendedClass(ctx, classId))) return inviteToClass(tx, ctx, classId);
  return finishSection(tx, { tenantId: ctx.actor.tenantId, runId, sectionKey, at: new Date(ctx.now()) });
}
