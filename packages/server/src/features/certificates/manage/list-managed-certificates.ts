import type { RequirementType } from '@shuyuan/contract/certificates/requirement-types';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { listAudience } from '../../people/index.ts';
import { listContents } from '../../positions/index.ts';
import { openManagedCertificate, permissionsOf } from '../certificate.policy.ts';
import { countHolders, listRequirements } from '../certificate.store.ts';
import { listManaged } from './managed-list.store.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: CourseState | undefined };

/** Everything for those who manage all courses; for others what they made. */
export async function listManagedCertificates(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = ctx.actor;
  const authorId = capabilities.has('course.manageAll') ? null : id;
  const { rows, total } = await listManaged(ctx.read, { tenantId, authorId, search, state }, paging);
  const holders = await countHolders(
    ctx.read,
    rows.map((row) => row.id),
  );
  const items = rows.map(({ updatedAt, requirementCount, ...row }) => ({
    ...row,
    requirementCount: Number(requirementCount),
    holderCount: holders.get(row.id) ?? 0,
    updateTime: updatedAt.getTime(),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}

/** A certificate with everything its form shows. */
export async function readCertificateForm(ctx: Context, input: { readonly id: string }) {
  const { authorId: _, ...certificate } = await openManagedCertificate(ctx, input.id);
  const { people, ...names } = await listAudience(ctx.read, ctx.actor.tenantId, certificate.audience);
  return {
    ...certificate,
    ...names,
    audiencePeople: people,
    requirements: await listRequirements(ctx.read, certificate.id),
    holderCount: (await countHolders(ctx.read, [certificate.id])).get(certificate.id) ?? 0,
    can: { ...permissionsOf(certificate), reward: ctx.actor.capabilities.has('ledger.manage') },
  };
}

type ContentsInput = { readonly businessType: RequirementType; readonly search?: string | undefined };

export async function findCertificateContents(ctx: Context, input: ContentsInput) {
  return { items: [...(await listContents(ctx.read, { ...input, tenantId: ctx.actor.tenantId }))] };
}
