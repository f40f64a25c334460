import type { Context, Tx } from '../../../platform/context.ts';
import { finishSection } from '../runs/finish-section.store.ts';
import { isDone } from './is-done.ts';
import { findPlayed, type PlayedSection } from './play.store.ts';

type SectionOfRun = { readonly runId: string; readonly sectionKey: string };

/** A section as it is now; one that lacks nothing any more is finished by that. */
export async function finishWhereDone(tx: Tx, ctx: Context, of: SectionOfRun): Promise<PlayedSection | undefined> {
  const at = new Date(ctx.now());
  const section = await findPlayed(tx, { ...of, asOf: at });
  if (!section || section.finishedAt !== null || !isDone(section)) return section;
  await finishSection(tx, { tenantId: ctx.actor.tenantId, ...of, at });
  return findPlayed(tx, { ...of, asOf: at });
}
