import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { type CourseAudience, distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { findOfferedTopics } from '../../community/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { type CourseFields, listCourseTopics } from '../courses/course.store.ts';

export type CourseInput = {
  readonly title: string;
  readonly introduction: string;
  readonly coverFileId: string | null;
  readonly lecturerId: string | null;
  readonly topicIds: readonly string[];
  readonly audience: CourseAudience;
  /** Absent: as it was, or free. */
  readonly price?: PriceSetting | undefined;
  readonly settings: Pick<CourseFields, 'canSkip' | 'thresholdPercent' | 'maxSpeedPercent'>;
};

export const coverPurpose = 'course-cover';

/** The fields as they are stored, each entry of the audience once. */
export const fieldsOf = ({ title, introduction, coverFileId, lecturerId, audience, settings }: CourseInput) => ({
  title,
  introduction,
  coverFileId,
  lecturerId,
  audience: distinctAudience(audience),
  ...settings,
});

/** Refuses words nobody may write, an audience or lecturer who is not there, and topics that are not offered. */
export async function checkCourseInput(ctx: Context, input: CourseInput, courseId?: string): Promise<void> {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [input.title, input.introduction]);
  const { audience, lecturerId } = input;
  const memberIds = [...audience.memberIds, ...(lecturerId === null ? [] : [lecturerId])];
  demand(await isAudienceKnown(ctx.read, tenantId, { ...audience, memberIds }), 'course.unknown-person');
  // A topic that was hidden since stays where it is.
  const current = courseId === undefined ? [] : await listCourseTopics(ctx.read, [courseId]);
  const fresh = [...new Set(input.topicIds)].filter((topicId) => !current.some(({ id }) => id === topicId));
  const offered = await findOfferedTopics(ctx.read, tenantId, fresh);
  demand(offered.length === fresh.length, 'course.unknown-topic');
}
