import { demand } from '@shuyuan/contract/kernel/app-error';
import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { type CourseSectionType, sectionKinds } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { type Context, transact } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { bindToPath, listPathDrafts } from '../courses/path-course.store.ts';
import { createCourse } from './create-course.ts';
import { publishCourse } from './publish-course.ts';
import { saveOutline } from './save-outline.ts';

type PathCourseInput = { readonly positionId: string; readonly fileId: string; readonly title: string };

const none = { organizationIds: [], positionIds: [], topicIds: [], memberIds: [] };
const nobody = { isEveryone: false, ...none, joinedSince: null };
/** As courses have them unless somebody says otherwise. */
const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };

/** The kind of section a file is. */
const typeOf = (kind: FileKind): CourseSectionType | undefined =>
  [SectionType.document, SectionType.image, SectionType.audio, SectionType.video, SectionType.ebook].find((type) =>
    sectionKinds[type].files.some((one: FileKind) => one === kind),
  );

/** A course of one section that no list has: it is read by whoever opened it on their path (`is_path_course_open`). */
export async function createPathCourse(ctx: Context, { positionId, fileId, title }: PathCourseInput): Promise<string> {
  const file = await findFile(ctx.read, ctx.actor.tenantId, fileId);
  demand(file, 'course.unknown-file', { title });
  const type = typeOf(file.kind);
  demand(type !== undefined, 'course.wrong-section', { title });
  return transact(ctx, async (within) => {
    const fields = { introduction: '', coverFileId: null, lecturerId: null, topicIds: [] };
    const { id, revision } = await createCourse(within, { title, ...fields, audience: nobody, settings });
    await within.inTransaction((tx) => bindToPath(tx, { id, positionId }));
    const sections = [{ type, title, isRequired: true, fileId }];
    await saveOutline(within, { id, revision, chapters: [{ title, sections }] });
    return id;
  });
}

/** With the path that shows them; one whose length nobody knows yet keeps the path from being published. */
export async function publishPathCourses(ctx: Context, courseIds: readonly string[]): Promise<void> {
  for (const draft of await listPathDrafts(ctx.read, ctx.actor.tenantId, courseIds)) {
    await publishCourse(ctx, { ...draft, midway: 'keep' });
  }
}
