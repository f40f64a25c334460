import type { Context } from '../../../platform/context.ts';
import { findVersion } from '../outline.store.ts';
import { canSubmit, isWalking, openWalk } from './walk.ts';
import { toRunOut } from './to-run-out.ts';
import { findProgress } from './walk.store.ts';

/** POSITION-02, POSITION-05: the path, with the chapter and section the caller was in last. */
export async function readPositionBasicInfo(ctx: Context, { positionId }: { positionId: string }) {
  const walk = await openWalk(ctx, positionId);
  const { position, run, chapters, sections } = walk;
  const progress = await findProgress(ctx.read, run.id, new Date(ctx.now()));
  const active = sections.find(({ key }) => key === run.lessonLocation);
  return {
    ...toRunOut(position, run),
    ...progress,
    // A section that is gone from the version is no place to go on from.
    lessonLocation: active?.key ?? null,
    activeChapterId: active?.chapterId ?? chapters[0]?.id ?? null,
    versionNumber: (await findVersion(ctx.read, run.versionId)).number,
    can: { submit: canSubmit(walk), study: isWalking(walk) },
  };
}
