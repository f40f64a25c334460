import { partOf } from '@shuyuan/contract/files/chunks';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { DirectParts } from '../../../platform/storage/storage.ts';
import { refuseIfLost } from './cancel-upload.ts';
import { countParts, findNamed, findPart, insertPart, type Upload } from './upload.store.ts';
import { inTurn } from './upload-turns.ts';

type Claim = {
  readonly uploadId: string;
  readonly fileKey: string;
  readonly fileOrder: number;
  readonly digest: string;
};

/**
 * A part the storage has counts with the tag the storage gave it: sent there again with other bytes it has another, and
 * merging refuses it. The digest is the client's word; the SHA-256 of the whole, read back, is not.
 */
async function confirm(ctx: Context, direct: DirectParts, { upload, claim }: { upload: Upload; claim: Claim }) {
  const { number, size } = partOf(upload.size, claim.fileOrder);
  const digest = Buffer.from(claim.digest, 'hex');
  await inTurn(ctx, { id: upload.id, number }, async () => {
    const there = await findPart(ctx.read, upload.id, number);
    if (there) {
      demand(there.digest.equals(digest), 'upload.other-content');
      return;
    }
    const arrived = await direct.find({ key: upload.storageKey, id: upload.partsId }, number);
    demand(arrived?.size === size, 'upload.incomplete', { missing: [number] });
    const row = { tenantId: upload.tenantId, uploadId: upload.id, number, size, digest, tag: arrived.tag };
    await ctx.inTransaction((tx) => insertPart(tx, row, new Date(ctx.now())));
  });
}

/** A part that went past us is there. */
export async function confirmPart(ctx: Context, claim: Claim) {
  const { direct } = ctx.storage;
  demand(direct, 'request.not-found');
  const upload = await findNamed(ctx.read, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id }, claim.uploadId);
  demand(upload && upload.fileKey === claim.fileKey && claim.fileOrder <= upload.partCount, 'request.not-found');
  await confirm(ctx, direct, { upload, claim }).catch((error: unknown) => refuseIfLost(ctx, upload, error));
  return {
    uploadId: upload.uploadId,
    fileOrder: claim.fileOrder,
    uploadedParts: await countParts(ctx.read, upload.id),
  };
}
