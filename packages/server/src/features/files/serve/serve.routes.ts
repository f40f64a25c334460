import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest, RawRoute, RawRoutes } from '../../../platform/http/raw.ts';
import type { FileGuest, FileOwner } from './file-owners.ts';
import { fileOpener, type OpenedFile } from './open-file.ts';
import { filesPath } from './reader-cookie.ts';
import { isInlineType, markOf, type Sendable, sendFile } from './send-file.ts';
import { findVariant, type StoredFile } from './serve.store.ts';

/** Formats a picture may stand in storage in, the lightest first, for a browser that says it can read them. */
function formatsOf(request: RawRequest): string[] {
  return (request.header('accept') ?? '').includes('image/avif') ? ['avif', 'webp'] : ['webp'];
}

/** Pages show only what was made of it: the file itself is for keeping. */
const isShownAsMade = ({ kind, ending, conversion }: StoredFile): boolean =>
  conversion === 'ready' && (kind === 'video' || (kind === 'document' && ending !== 'pdf'));

function original(opened: OpenedFile, request: RawRequest): Sendable {
  const { file, isPublic, isSecret } = opened;
  return {
    storageKey: file.storageKey,
    contentType: file.contentType,
    size: Number(file.size),
    mark: file.sha256.toString('base64url'),
    fileName: file.name,
    isInline: isInlineType(file.contentType) && request.query['download'] !== '1',
    isPublic,
    isSecret,
  };
}

function wholeOf(opened: OpenedFile, request: RawRequest): Sendable {
  const isKept = request.query['download'] === '1' || isShownAsMade(opened.file);
  demand(opened.canDownload || !isKept, 'request.not-found');
  return original(opened, request);
}

/** A smaller picture or the PDF of a document. While a picture has no such copy yet, the picture itself stands in. */
async function variantOf(opened: OpenedFile, request: RawRequest): Promise<Sendable> {
  const wish = request.params['variant'] ?? '';
  // An encoded slash would lead to the pieces of a film, past their token.
  demand(!wish.includes('/'), 'request.not-found');
  const names = opened.file.kind === 'picture' ? formatsOf(request).map((format) => `${wish}.${format}`) : [wish];
  const found = await findVariant(opened.ctx.read, opened.file.id, names);
  demand(opened.canDownload || request.query['download'] !== '1', 'request.not-found');
  const whole = original(opened, request);
  if (!found) {
    demand(opened.file.kind === 'picture', 'request.not-found');
    return { ...whole, isForNow: true };
  }
  return {
    ...whole,
    storageKey: found.storageKey,
    contentType: found.contentType,
    size: Number(found.size),
    mark: markOf(found.storageKey),
    isInline: isInlineType(found.contentType) && request.query['download'] !== '1',
  };
}

/** Where the bytes of files are read: `/files/{path}`, and copies made of them behind it (D-168). */
export function serveRoutes(owners: readonly FileOwner[], mayGuest: FileGuest, others: readonly RawRoute[]): RawRoutes {
  const open = fileOpener(owners, mayGuest);
  const serve =
    (choose: (opened: OpenedFile, request: RawRequest) => Sendable | Promise<Sendable>) =>
    async (ctx: SystemContext, request: RawRequest): Promise<RawAnswer> => {
      const opened = await open(ctx, request);
      return sendFile(ctx.storage, await choose(opened, request), request);
    };
  return {
    prefix: filesPath,
    routes: [
      { method: 'GET', path: '/:path', handle: serve(wholeOf) },
      { method: 'GET', path: '/:path/:variant', handle: serve(variantOf) },
      ...others,
    ],
  };
}
