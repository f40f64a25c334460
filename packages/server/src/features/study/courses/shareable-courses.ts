import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../../platform/context.ts';
import { findFile } from '../../files/index.ts';
import type { Shareable, Shared } from '../../sharing/index.ts';
import { openCourse } from './course.policy.ts';
import { listPeople } from './course.store.ts';

/** A link opens a course for nobody it is not for. */
async function open(ctx: Context, id: string): Promise<Shared> {
  const course = await openCourse(ctx, id);
  const { tenantId } = ctx.actor;
  const { coverFileId, lecturerId } = course;
  const cover = coverFileId === null ? undefined : await findFile(ctx.read, tenantId, coverFileId);
  const [lecturer] = await listPeople(ctx.read, tenantId, lecturerId === null ? [] : [lecturerId]);
  return {
    title: course.title,
    introduction: course.introduction,
    cover: cover ? `/files/${cover.path}` : null,
    ownerName: lecturer?.fullName ?? null,
    parent: null,
    isPublic: true,
  };
}

export const shareableCourses: Shareable = { shareType: ShareType.course, open };
