import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import { listAudience } from '../../people/index.ts';
import { toPriceOut } from '../../pricing/index.ts';
import { openManagedCourse, permissionsOf } from '../courses/course.policy.ts';
import { listCourseTopics, listPeople } from '../courses/course.store.ts';
import { findLatestVersion, findVersion, hasHomework, listOutline } from '../courses/outline.store.ts';
import { findCoursePrice } from '../prices/find-course-price.ts';
import { findPin } from '../recommend/recommend.store.ts';
import { toChapterOut } from './to-chapter-out.ts';

/** A course with everything its form shows, for whoever manages it. */
export async function readCourseForm(ctx: Context, { id }: { id: string }) {
  const { tenantId } = ctx.actor;
  const course = await openManagedCourse(ctx, id);
  const { authorId, lecturerId, coverFileId, versionId } = course;
  const people = await listPeople(ctx.read, tenantId, [authorId, ...(lecturerId === null ? [] : [lecturerId])]);
  const author = people.find((person) => person.id === authorId);
  const latest = await findLatestVersion(ctx.read, id);
  demand(author && latest, 'internal.unexpected');
  const cover = coverFileId === null ? undefined : await findFile(ctx.read, tenantId, coverFileId);
  const topics = await listCourseTopics(ctx.read, [id]);
  const { people: audienceMembers, ...names } = await listAudience(ctx.read, tenantId, course.audience);
  const { canSkip, thresholdPercent, maxSpeedPercent } = course;
  return {
    id,
    revision: course.revision,
    state: course.state,
    title: course.title,
    introduction: course.introduction,
    coverFileId,
    coverPath: cover ? `/files/${cover.path}` : null,
    author,
    lecturer: people.find((person) => person.id === lecturerId) ?? null,
    topics: topics.map((topic) => ({ id: topic.id, name: topic.name })),
    ...names,
    audienceMembers,
    settings: { canSkip, thresholdPercent, maxSpeedPercent },
    price: toPriceOut(await findCoursePrice(ctx.read, id)),
    chapters: (await listOutline(ctx.read, latest.id)).map(toChapterOut),
    publishedNumber: versionId === null ? null : (await findVersion(ctx.read, versionId)).number,
    hasDraft: latest.publishedAt === null,
    hasHomework: await hasHomework(ctx.read, id),
    isTop: await findPin(ctx.read, id),
    can: permissionsOf(course),
  };
}
