import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { copyToDraft } from '../../files/index.ts';
import { openManagedCourse } from '../courses/course.policy.ts';
import { listCourseTopics } from '../courses/course.store.ts';
import { findLatestVersion, listOutline, type OutlineSection } from '../courses/outline.store.ts';
import { createCourse } from './create-course.ts';
import { saveOutline } from './save-outline.ts';
import type { SectionInput } from './section-input.ts';

async function copySection(ctx: Context, section: OutlineSection): Promise<SectionInput> {
  const { type, title, isRequired, fileId, text, url, contentId } = section;
  const copied = fileId === null ? undefined : await copyToDraft(ctx, fileId, { isConversionWanted: true });
  const material = { fileId: copied?.id, text: text ?? undefined, url: url ?? undefined };
  return { type, title, isRequired, ...material, contentId: contentId ?? undefined };
}

/** A draft of the caller's own with files of its own: removing either leaves the other whole. */
export async function copyCourse(ctx: Context, { id }: { id: string }) {
  const course = await openManagedCourse(ctx, id);
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const cover = course.coverFileId === null ? null : await copyToDraft(ctx, course.coverFileId);
  const chapters = [];
  for (const { title, sections } of await listOutline(ctx.read, latest.id)) {
    const copied: SectionInput[] = [];
    for (const section of sections) copied.push(await copySection(ctx, section));
    chapters.push({ title, sections: copied });
  }
  const { title, introduction, lecturerId, audience, canSkip, thresholdPercent, maxSpeedPercent } = course;
  const topicIds = (await listCourseTopics(ctx.read, [id])).map((topic) => topic.id);
  const settings = { canSkip, thresholdPercent, maxSpeedPercent };
  const fields = { title, introduction, lecturerId, topicIds, audience, settings, coverFileId: cover?.id ?? null };
  const made = await createCourse(ctx, fields, id);
  const { revision } = await saveOutline(ctx, { ...made, chapters }, id);
  return { id: made.id, revision };
}
