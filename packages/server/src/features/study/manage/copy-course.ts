import { demand } from '@shuyuan/contract/kernel/app-error';
import { sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import type { Context } from '../../../platform/context.ts';
import { copyToDraft } from '../../files/index.ts';
import { copyTracks } from '../captions/caption.store.ts';
import { openManagedCourse } from '../courses/course.policy.ts';
import { findCoursePrice } from '../prices/find-course-price.ts';
import { listCourseTopics } from '../courses/course.store.ts';
import { findLatestVersion, listOutline, type OutlineSection } from '../courses/outline.store.ts';
import { createCourse } from './create-course.ts';
import { saveOutline } from './save-outline.ts';
import type { SectionInput } from './section-input.ts';

async function copySection(ctx: Context, section: OutlineSection): Promise<SectionInput> {
  const { type, title, isRequired, isFree, isDoneOnSubmit, fileId, text, url, contentId, questions } = section;
  const copied = fileId === null ? undefined : await copyToDraft(ctx, fileId, { isConversionWanted: true });
  const taskFileIds: string[] = [];
  for (const file of section.taskFiles) taskFileIds.push((await copyToDraft(ctx, file.id)).id);
  const material = { fileId: copied?.id, taskFileIds, text: text ?? undefined, url: url ?? undefined };
  const rules = { isRequired, isFree, isDoneOnSubmit };
  const minutes = sectionKindOf(type).unit === 'minute' ? (section.unitCount ?? undefined) : undefined;
  return { type, title, ...rules, ...material, minutes, contentId: contentId ?? undefined, questions };
}

type Keyed = { readonly courseId: string; readonly keys: readonly string[] };

const keysOf = (chapters: readonly { readonly sections: readonly { readonly key: string }[] }[]): string[] =>
  chapters.flatMap(({ sections }) => sections.map(({ key }) => key));

/** Both outlines have the same sections in the same order. */
async function copyCaptions(ctx: Context, from: Keyed, to: Keyed): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const [at, sectionKey] of from.keys.entries()) {
      const copy = { courseId: to.courseId, sectionKey: to.keys[at] ?? '' };
      await copyTracks(tx, { from: { courseId: from.courseId, sectionKey }, to: copy });
    }
  });
}

/** A draft of the caller's own with files of its own: removing either leaves the other whole. */
export async function copyCourse(ctx: Context, { id }: { id: string }) {
  const course = await openManagedCourse(ctx, id);
  // The file of an item of the library is nobody's to copy.
  demand(course.libraryItemId === null, 'auth.forbidden');
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const cover = course.coverFileId === null ? null : await copyToDraft(ctx, course.coverFileId);
  const chapters = [];
  const outlined = await listOutline(ctx.read, latest.id);
  for (const { title, sections } of outlined) {
    const copied: SectionInput[] = [];
    for (const section of sections) copied.push(await copySection(ctx, section));
    chapters.push({ title, sections: copied });
  }
  const { title, introduction, lecturerId, audience, canSkip, thresholdPercent, maxSpeedPercent } = course;
  const topicIds = (await listCourseTopics(ctx.read, [id])).map((topic) => topic.id);
  const settings = { canSkip, thresholdPercent, maxSpeedPercent };
  const price = await findCoursePrice(ctx.read, id);
  const described = { title, introduction, lecturerId, topicIds, audience, settings };
  const fields = { ...described, coverFileId: cover?.id ?? null, price };
  const made = await createCourse(ctx, fields, id);
  const { revision, chapters: copies } = await saveOutline(ctx, { ...made, chapters }, id);
  await copyCaptions(ctx, { courseId: id, keys: keysOf(outlined) }, { courseId: made.id, keys: keysOf(copies) });
  return { id: made.id, revision };
}
