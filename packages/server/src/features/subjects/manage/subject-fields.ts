import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { countKnown, type SubjectFields } from '../subject.store.ts';

/** The fields as they are stored, each entry of the audience once. */
export const subjectFieldsOf = ({ title, introduction, audience, learnSequence }: SubjectFields): SubjectFields => ({
  title,
  introduction,
  learnSequence,
  audience: {
    ...audience,
    organizationIds: [...new Set(audience.organizationIds)],
    memberIds: [...new Set(audience.memberIds)],
  },
});

/** Refuses words nobody may write, and people and organisations of elsewhere. */
export async function checkFields(ctx: Context, { title, introduction, audience }: SubjectFields): Promise<void> {
  await refuseSensitive(ctx, [title, introduction]);
  const known = await countKnown(ctx.read, ctx.actor.tenantId, audience);
  demand(known === audience.organizationIds.length + audience.memberIds.length, 'course.unknown-person');
}
