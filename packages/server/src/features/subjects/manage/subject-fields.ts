import { demand } from '@shuyuan/contract/kernel/app-error';
import { distinctAudience, isForNobody } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { isAudienceKnown } from '../../people/index.ts';
import type { SubjectFields } from '../subject.store.ts';

/** The fields as they are stored, each entry of the audience once. */
export const subjectFieldsOf = (input: SubjectFields): SubjectFields => ({
  title: input.title,
  introduction: input.introduction,
  coverFileId: input.coverFileId,
  learnSequence: input.learnSequence,
  audience: distinctAudience(input.audience),
});

/** Refuses words nobody may write, and an audience that is empty or names what is not there. */
export async function checkFields(ctx: Context, { title, introduction, audience }: SubjectFields): Promise<void> {
  await refuseSensitive(ctx, [title, introduction]);
  demand(!isForNobody(audience), 'course.for-nobody');
  demand(await isAudienceKnown(ctx.read, ctx.actor.tenantId, audience), 'course.unknown-person');
}
