import { isReadableByOthers } from '@shuyuan/contract/files/cleaning';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Actor, SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';
import type { FileGuest, FileOwner } from './file-owners.ts';
import { readerCookie, sessionOfCookie } from './reader-cookie.ts';
import { findByPath, type StoredFile } from './serve.store.ts';

export type OpenedFile = {
  readonly file: StoredFile;
  readonly isPublic: boolean;
  readonly isSecret: boolean;
  /** Its author lets readers keep it. */
  readonly canDownload: boolean;
  /** The request as the tenant of the file sees it. */
  readonly ctx: SystemContext;
};

async function readerOf(ctx: SystemContext, request: RawRequest): Promise<Actor | null> {
  const sessionKey = sessionOfCookie(ctx, request.cookie(readerCookie));
  return sessionKey === null ? null : request.actorOf(sessionKey);
}

/** Whatever it is for: until it is clean, a file tells of its owner and is read by nobody else. */
async function demandClean(ctx: SystemContext, request: RawRequest, { cleaning, ownerId }: StoredFile): Promise<void> {
  if (isReadableByOthers(cleaning)) return;
  demand((await readerOf(ctx, request))?.id === ownerId, 'request.not-found');
}

/**
 * The file behind an address, for somebody who may have it. Whoever may not hears the same as when there is none:
 * an address tells nothing.
 */
export function fileOpener(owners: readonly FileOwner[], mayGuest: FileGuest = async () => false) {
  const ownerOf = new Map(owners.map((owner) => [owner.purpose, owner]));
  return async (ctx: SystemContext, request: RawRequest): Promise<OpenedFile> => {
    const file = await findByPath(ctx.read, request.params['path'] ?? '');
    demand(file, 'request.not-found');
    const owner = ownerOf.get(file.purpose);
    demand(owner, 'request.not-found');
    const within = request.within(file.tenantId);
    await demandClean(ctx, request, file);
    if (owner.isPublic) return { file, isPublic: true, isSecret: false, canDownload: true, ctx: within };
    const reader = await readerOf(ctx, request);
    const isKnown = reader && !reader.mustChangePassword && reader.tenantId === file.tenantId;
    const may = (isKnown && (await owner.mayRead(within, reader, file))) || (await mayGuest(within, request, file));
    demand(may, 'request.not-found');
    const canDownload = !owner.mayDownload || !reader || (await owner.mayDownload(within, reader, file));
    return { file, isPublic: false, isSecret: owner.isSecret ?? false, canDownload, ctx: within };
  };
}
