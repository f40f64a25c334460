import { demand } from '@shuyuan/contract/kernel/app-error';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import type { Context, Tx } from '../../../platform/context.ts';
import { returnToDrafts } from '../../files/index.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockEdited, openManagedItem } from '../item.policy.ts';
import { type ItemRow, updateItem } from '../item.store.ts';
import { countVersions, saveVersion } from '../version.store.ts';
import { listCollectors } from './collectors.store.ts';
import { enqueueItemRevised } from '../item-revised.ts';
import { claimItemFile } from './item-input.ts';

type VersionInput = {
  readonly id: string;
  readonly revision: number;
  readonly fileId: string;
  readonly note: string;
};

async function notifyRevised(tx: Tx, ctx: Context, { id, title, note }: { id: string; title: string; note: string }) {
  const receivers = (await listCollectors(tx, id)).filter((memberId) => memberId !== ctx.actor.id);
  await notify(tx, ctx, {
    kind: 'study',
    text: 'libraryRevised',
    values: { title, note },
    receivers,
    subject: { kind: 'libraryItem', id },
    link: `/knowledge/detail/${id}`,
  });
}

/** The number of the version to write: before anybody could read it, the first is written anew. */
async function nextNumber(tx: Tx, { id, publishedAt }: ItemRow): Promise<number> {
  const latest = await countVersions(tx, id);
  return publishedAt === null ? latest : latest + 1;
}

/** Another file is the current one from now on; what was before stays, with what changed. */
export async function addVersion(ctx: Context, input: VersionInput) {
  const { tenantId, id: authorId } = ctx.actor;
  const { fileId, note } = input;
  const { id } = await openManagedItem(ctx, input.id);
  await refuseSensitive(ctx, [note]);
  return ctx.inTransaction(async (tx) => {
    const item = await lockEdited(tx, ctx, input);
    const number = await nextNumber(tx, item);
    demand(number <= libraryLimits.versions, 'library.too-many-versions', { max: libraryLimits.versions });
    const kind = await claimItemFile(tx, ctx, { id: fileId, itemId: id });
    const at = new Date(ctx.now());
    await saveVersion(tx, { tenantId, itemId: id, number, fileId, note, authorId, createdAt: at });
    const revision = await updateItem(tx, { id, fileId, kind, at });
    await enqueueItemRevised(tx, id);
    if (item.publishedAt === null) await returnToDrafts(tx, [item.fileId]);
    if (item.state === 'published') await notifyRevised(tx, ctx, { id, title: item.title, note });
    return { id, revision, number };
  });
}
