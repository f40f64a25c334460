import { unitsIn } from '@shuyuan/contract/study/play/intervals';
import type { Context, Reads } from '../../../platform/context.ts';
import { findProgress, type RunRow } from '../runs/run.store.ts';
import { toProgressOut } from '../runs/to-progress-out.ts';
import type { PlayedSection } from './play.store.ts';

type Counted = { readonly run: RunRow; readonly section: PlayedSection };

/** The count of a section and of its course, as the player shows it. */
export async function countOut(read: Reads, { now }: Pick<Context, 'now'>, { run, section }: Counted) {
  const progress = await findProgress(read, { run, versionId: run.versionId, asOf: new Date(now()) });
  return {
    counted: [...section.counted],
    countedUnits: unitsIn(section.counted),
    unitCount: section.unitCount,
    studySeconds: section.studySeconds,
    finishTime: section.finishedAt?.getTime() ?? null,
    progress: toProgressOut(progress),
  };
}
