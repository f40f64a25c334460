import type { PackProgress } from '@shuyuan/contract/centre/packs/pack-standings';
import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listAssignable } from '../../assignments/index.ts';
import { findOwnScope } from '../director/find-own-scope.ts';
import { countStandings, listEvidence, listPackRows, listPeopleOf, listPeopleOfContent } from './follow-up.store.ts';
import { openPack } from './open-pack.ts';
import { listItems } from './pack.store.ts';
import { packEvidence } from './pack-evidence.ts';

export async function listPacks(
  ctx: Context,
  { search, ...paging }: Paging & { readonly search?: string | undefined },
) {
  const query = { scope: await findOwnScope(ctx), search, asOf: new Date(ctx.now()) };
  const { rows, total } = await listPackRows(ctx.read, query, paging);
  const counted = await countStandings(ctx.read, { ...query, packIds: rows.map(({ id }) => id) });
  const items = rows.flatMap(({ pushedAt, dueAt, ...row }) => {
    const found = counted.find(({ packId }) => packId === row.id);
    if (!found) return [];
    const { packId: _pack, ...counts } = found;
    return [{ ...row, pushTime: pushedAt.getTime(), dueTime: dueAt.getTime(), counts }];
  });
  return { items, recordCount: total };
}

export async function readPack(ctx: Context, { id }: { readonly id: string }) {
  const { pack, counts } = await openPack(ctx, id);
  const { authorId, pushedAt, dueAt, ...rest } = pack;
  return {
    ...rest,
    pushTime: pushedAt.getTime(),
    dueTime: dueAt.getTime(),
    items: await listItems(ctx.read, id),
    counts,
    can: { preview: authorId === ctx.actor.id },
  };
}

export type PackPeopleInput = {
  readonly id: string;
  readonly standing?: PackProgress | undefined;
  readonly search?: string | undefined;
};

export async function packPeopleQueryOf(ctx: Context, { id, standing, search }: PackPeopleInput) {
  const { pack, scope } = await openPack(ctx, id);
  return { pack, query: { packId: id, scope, standing, search, asOf: new Date(ctx.now()) } };
}

/** Read receipt, progress and everything that was done about it, person by person. */
export async function listPackPeople(ctx: Context, { page, pageSize, ...input }: Paging & PackPeopleInput) {
  const { query } = await packPeopleQueryOf(ctx, input);
  const { rows, total } = await listPeopleOf(ctx.read, query, { page, pageSize });
  const markIds = rows.flatMap(({ markId }) => markId ?? []);
  const files = await listEvidence(ctx.read, { tenantId: ctx.actor.tenantId, purpose: packEvidence, markIds });
  const items = rows.map(({ readAt, remindedAt, markId, markReason, markedAt, markerName, ...row }) => ({
    ...row,
    readTime: readAt?.getTime() ?? null,
    remindTime: remindedAt?.getTime() ?? null,
    mark:
      markId === null || markReason === null || markedAt === null
        ? null
        : {
            reason: markReason,
            authorName: markerName ?? '',
            time: markedAt.getTime(),
            files: files
              .filter(({ subjectId }) => subjectId === markId)
              .map(({ id, name, path }) => ({ id, name, path: `/files/${path}` })),
          },
  }));
  return { items, recordCount: total };
}

type ContentPeopleInput = Paging & { readonly id: string; readonly sequence: number };

/** CENTRE-02, D-181: person by person how far the caller's people are with one content of a pack; nothing can be changed. */
export async function listContentPeople(ctx: Context, { id, sequence, ...paging }: ContentPeopleInput) {
  const { scope } = await openPack(ctx, id);
  demand(sequence <= (await listItems(ctx.read, id)).length, 'request.not-found');
  const query = { packId: id, ordinal: sequence - 1, scope, asOf: new Date(ctx.now()) };
  const { rows, total } = await listPeopleOfContent(ctx.read, query, paging);
  const items = rows.map(({ finishedAt, ...row }) => ({ ...row, finishTime: finishedAt?.getTime() ?? null }));
  return { items, recordCount: total };
}

type ContentsInput = { readonly businessType: TaskContentType; readonly search?: string | undefined };

export async function findPackContents(ctx: Context, input: ContentsInput) {
  return { items: [...(await listAssignable(ctx.read, { ...input, tenantId: ctx.actor.tenantId }))] };
}
