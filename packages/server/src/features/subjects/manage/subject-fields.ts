import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { countKnown } from '../../people/index.ts';
import type { SubjectFields } from '../subject.store.ts';

/** The fields as they are stored, each entry of the audience once. */
export const subjectFieldsOf = (input: SubjectFields): SubjectFields => ({
  title: input.title,
  introduction: input.introduction,
  coverFileId: input.coverFileId,
  learnSequence: input.learnSequence,
  audience: {
    ...input.audience,
    organizationIds: [...new Set(input.audience.organizationIds)],
    memberIds: [...new Set(input.audience.memberIds)],
  },
});

/** Refuses words nobody may write, and people and organisations of elsewhere. */
export async function checkFields(ctx: Context, { title, introduction, audience }: SubjectFields): Promise<void> {
  await refuseSensitive(ctx, [title, introduction]);
  const known = await countKnown(ctx.read, ctx.actor.tenantId, audience);
  demand(known === audience.organizationIds.length + audience.memberIds.length, 'course.unknown-person');
}
