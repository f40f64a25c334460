import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { findLatestVersion, findVersion, listOutline } from '../outline.store.ts';
import { listContents } from './content.store.ts';
import { countHolders, countMidway } from './holder.store.ts';
import { listManaged, listNames } from './managed-list.store.ts';
import { demandPosition, permissionsOf } from './position.policy.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: CourseState | undefined };

export async function listManagedPositions(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { rows, total } = await listManaged(ctx.read, { tenantId: ctx.actor.tenantId, search, state }, paging);
  const items = rows.map(({ updatedAt, holderCount, agreedCount, finishedCount, ...row }) => ({
    ...row,
    holderCount: Number(holderCount),
    finishedCount: Number(finishedCount),
    agreedCount: Number(agreedCount),
    updateTime: updatedAt.getTime(),
    can: permissionsOf(row),
  }));
  return { items, recordCount: total };
}

const namesAtOnce = 20;

/** Names alone: whoever chooses an audience need not manage positions. */
export async function listPositionNames({ read, actor }: Context, { search }: { search?: string | undefined }) {
  return { items: await listNames(read, { tenantId: actor.tenantId, search, limit: namesAtOnce }) };
}

/** A position with everything its form shows. */
export async function readPositionForm(ctx: Context, { id }: { id: string }) {
  const position = await demandPosition(ctx, id);
  const latest = await findLatestVersion(ctx.read, id);
  demand(latest, 'internal.unexpected');
  const outline = await listOutline(ctx.read, latest.id);
  const { revision, state, name, introduction, learnSequence, versionId } = position;
  return {
    id,
    revision,
    state,
    name,
    introduction,
    learnSequence,
    chapters: outline.map(({ sections, ...chapter }) => ({
      ...chapter,
      sections: sections.map(({ isRequired, ...section }) => ({ ...section, require: isRequired })),
    })),
    publishedNumber: versionId === null ? null : (await findVersion(ctx.read, versionId)).number,
    hasDraft: latest.publishedAt === null,
    holderCount: await countHolders(ctx.read, id),
    midwayCount: await countMidway(ctx.read, id),
    can: permissionsOf(position),
  };
}

type ContentsInput = { readonly businessType: PositionContentType; readonly search?: string | undefined };

export async function findPositionContents(ctx: Context, input: ContentsInput) {
  return {
    items: [...(await listContents(ctx.read, { ...input, tenantId: ctx.actor.tenantId, asOf: new Date(ctx.now()) }))],
  };
}
