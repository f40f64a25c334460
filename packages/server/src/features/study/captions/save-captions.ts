import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { parseCaptions } from '@shuyuan/contract/study/captions/caption-cues';
import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockManagedCourse, openManagedCourse, permissionsOf } from '../courses/course.policy.ts';
import { findContent } from '../courses/lesson.store.ts';
import { findLatestVersion } from '../courses/outline.store.ts';
import { deleteTrack, saveTrack } from './caption.store.ts';

type TrackInput = { readonly id: string; readonly sectionKey: string; readonly language: Language };

/** A film or sound of the latest version of a course the caller manages. */
async function openPlayed(ctx: Context, { id, sectionKey }: TrackInput): Promise<void> {
  const { state } = await openManagedCourse(ctx, id);
  demand(permissionsOf({ state }).edit, 'course.wrong-state', { state });
  const latest = await findLatestVersion(ctx.read, id);
  const section = latest && (await findContent(ctx.read, latest.id, sectionKey));
  demand(section && sectionKindOf(section.type).unit === 'second', 'request.not-found');
}

/** One language at a time; what cannot be read as a whole is refused as a whole. */
export async function saveCaptions(ctx: Context, { text, ...input }: TrackInput & { readonly text: string }) {
  await openPlayed(ctx, input);
  const cues = parseCaptions(text);
  demand(cues, 'course.wrong-captions');
  await refuseSensitive(ctx, [cues.map((cue) => cue.text).join('\n')]);
  const { id: courseId, sectionKey, language } = input;
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    await lockManagedCourse(tx, ctx, courseId);
    await saveTrack(tx, { tenantId, courseId, sectionKey, language, cues, at: new Date(ctx.now()) });
  });
  return { cueCount: cues.length };
}

export async function removeCaptions(ctx: Context, input: TrackInput) {
  await openPlayed(ctx, input);
  const { id: courseId, sectionKey, language } = input;
  await ctx.inTransaction(async (tx) => {
    await lockManagedCourse(tx, ctx, courseId);
    demand(await deleteTrack(tx, { courseId, sectionKey, language }), 'request.not-found');
  });
  return {};
}
