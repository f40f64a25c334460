import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { removeUnused } from '../../files/index.ts';
import { claimCover, releaseCovers } from '../covers.ts';
import { insertCircle, isNameTaken, lockCircle, updateCircle } from './circle.store.ts';

type Fields = {
  readonly name: string;
  readonly desc: string;
  readonly coverPath?: string | undefined;
  readonly coverFileId?: string | undefined;
};
type Change = Fields & { readonly id: string; readonly isHidden: boolean };

const subjectOf = (id: string) => ({ kind: 'circle', id }) as const;
const coverOf = ({ coverPath, coverFileId }: Fields) =>
  ({ kind: 'circle', preset: coverPath, fileId: coverFileId }) as const;

/** D-143 */
export async function createCircle(ctx: Context, fields: Fields) {
  const { tenantId } = ctx.actor;
  const { name, desc } = fields;
  await refuseSensitive(ctx, [name, desc]);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    const cover = await claimCover(tx, ctx, { ...coverOf(fields), subjectId: id });
    const row = { id, tenantId, name, description: desc, ...cover, at: new Date(ctx.now()) };
    demand(await insertCircle(tx, row), 'circle.name-taken');
    await recordAudit(tx, ctx, { tenantId, action: 'circle.created', subject: subjectOf(id), after: { name, desc } });
  });
  return { id };
}

async function writeChange(ctx: Context, { id, isHidden, ...fields }: Change): Promise<string[]> {
  const { tenantId } = ctx.actor;
  const { name, desc } = fields;
  return ctx.inTransaction(async (tx) => {
    const before = await lockCircle(tx, tenantId, id);
    demand(before, 'request.not-found');
    const { cover, coverFileId } = await claimCover(tx, ctx, { ...coverOf(fields), subjectId: id, current: before });
    await updateCircle(tx, { id, name, description: desc, cover, coverFileId, isHidden, at: new Date(ctx.now()) });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'circle.changed',
      subject: subjectOf(id),
      before: { name: before.name, desc: before.description, isHidden: before.isHidden },
      after: { name, desc, isHidden },
    });
    return releaseCovers(tx, ctx, { kind: 'circle', subjectId: id, keep: { cover, coverFileId } });
  });
}

/** What was published in it stays there, also when it is hidden. */
export async function changeCircle(ctx: Context, change: Change) {
  await refuseSensitive(ctx, [change.name, change.desc]);
  try {
    await removeUnused(ctx, await writeChange(ctx, change));
  } catch (error) {
    throw isNameTaken(error) ? new AppError('circle.name-taken') : error;
  }
  return { id: change.id };
}
