import type { Context, Tx } from '../../../platform/context.ts';
import { findClassOfSection, hasAttendedClass, inviteToClass } from '../../training/index.ts';
import { finishSection } from './finish-section.store.ts';
import { findRenewTime } from './run.store.ts';

type Opening = { readonly runId: string; readonly sectionKey: string; readonly classId: string };

/**
 * Whoever opens the section of a class may apply for it; for those who attended it before it is finished at once, in a run that
 * renews something only by a class of the series that was held since. From then on the section follows attendance
 * (`follow_class_outcome` of the database).
 */
export async function openClassSection(tx: Tx, ctx: Context, { runId, sectionKey, classId }: Opening): Promise<void> {
  const asked = { classId, since: await findRenewTime(tx, runId) };
  if (!(await hasAttendedClass(ctx, asked))) return inviteToClass(tx, ctx, asked);
  return finishSection(tx, { tenantId: ctx.actor.tenantId, runId, sectionKey, at: new Date(ctx.now()) });
}

type Section = { readonly classId: string; readonly runId: string | undefined };

/** In a run that renews something the next class of the series: one attended before is none of this run. */
export async function classOfSection(ctx: Context, { classId, runId }: Section) {
  const since = runId === undefined ? undefined : await findRenewTime(ctx.read, runId);
  return findClassOfSection(ctx, { classId, since });
}
