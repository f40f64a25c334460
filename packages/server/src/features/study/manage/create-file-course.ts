import { demand } from '@shuyuan/contract/kernel/app-error';
import { sectionTypeOfFile } from '@shuyuan/contract/study/courses/section-kinds';
import { type Context, transact } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { bindToOwner, type FileCourseOwner, listFileCourseDrafts } from '../courses/file-course.store.ts';
import { createCourse } from './create-course.ts';
import { publishCourse } from './publish-course.ts';
import { saveOutline } from './save-outline.ts';

type FileCourseInput = { readonly owner: FileCourseOwner; readonly fileId: string; readonly title: string };

const none = { organizationIds: [], positionIds: [], topicIds: [], memberIds: [] };
const nobody = { isEveryone: false, ...none, joinedSince: null };
/** As courses have them unless somebody says otherwise. */
const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };

/** A course of one section that no list has: it is read by whoever opened it where it belongs (`is_file_course_open`). */
export async function createFileCourse(ctx: Context, { owner, fileId, title }: FileCourseInput): Promise<string> {
  const file = await findFile(ctx.read, ctx.actor.tenantId, fileId);
  demand(file, 'course.unknown-file', { title });
  const type = sectionTypeOfFile(file.kind);
  demand(type !== undefined, 'course.wrong-section', { title });
  return transact(ctx, async (within) => {
    const { id, revision } = await createCourse(within, fileCourseFields(title));
    const sections = [{ type, title, isRequired: true, fileId }];
    await saveOutline(within, { id, revision, chapters: [{ title, sections }] });
    await within.inTransaction((tx) => bindToOwner(tx, id, owner));
    return id;
  });
}

/** The fields of a course that is shown where it belongs alone. */
export const fileCourseFields = (title: string) => ({
  title,
  introduction: '',
  coverFileId: null,
  lecturerId: null,
  topicIds: [],
  audience: nobody,
  settings,
});

/** With the path or subject that shows them; one whose length nobody knows yet keeps that from being published. */
export async function publishFileCourses(ctx: Context, courseIds: readonly string[]): Promise<void> {
  for (const draft of await listFileCourseDrafts(ctx.read, ctx.actor.tenantId, courseIds)) {
    await publishCourse(ctx, { ...draft, midway: 'keep' });
  }
}
