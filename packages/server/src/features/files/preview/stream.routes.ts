import { text } from 'node:stream/consumers';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest, RawRoute } from '../../../platform/http/raw.ts';
import { keyName } from '../convert/convert-video.ts';
import { findStreamKey } from '../convert/convert.store.ts';
import { withToken } from '../convert/ladder.ts';
import { fileOpener, type OpenedFile } from '../serve/open-file.ts';
import type { FileOwner } from '../serve/file-owners.ts';
import { markOf, sendFile } from '../serve/send-file.ts';
import { findVariant } from '../serve/serve.store.ts';
import { demandToken } from './demand-token.ts';

const playlistType = 'application/vnd.apple.mpegurl';

async function pieceOf(opened: OpenedFile, name: string) {
  const piece = await findVariant(opened.ctx.read, opened.file.id, [name]);
  demand(piece, 'request.not-found');
  return piece;
}

type Input = { readonly request: RawRequest; readonly opened: OpenedFile; readonly name: string };

async function answer(ctx: SystemContext, { request, opened, name }: Input): Promise<RawAnswer> {
  const token = demandToken(ctx, request, opened);
  const piece = await pieceOf(opened, name);
  if (piece.contentType === playlistType) {
    const playlist = await text(await ctx.storage.read(piece.storageKey));
    return { status: 200, headers: { 'content-type': playlistType }, body: withToken(playlist, token) };
  }
  return sendFile(
    ctx.storage,
    {
      storageKey: piece.storageKey,
      contentType: piece.contentType,
      size: Number(piece.size),
      mark: markOf(piece.storageKey),
      fileName: name.replaceAll('/', '-'),
      isInline: true,
      isPublic: false,
    },
    request,
  );
}

/** A film in pieces: lists of them, the pieces, and the key that opens them. */
export function streamRoutes(owners: readonly FileOwner[]): RawRoute[] {
  const open = fileOpener(owners);
  return [
    {
      method: 'GET',
      path: '/:path/hls/:name',
      handle: async (ctx, request) => {
        const opened = await open(ctx, request);
        const name = request.params['name'] ?? '';
        if (name !== keyName) return answer(ctx, { request, opened, name: `hls/${name}` });
        demandToken(ctx, request, opened);
        const key = await findStreamKey(opened.ctx.read, opened.file.id);
        demand(key, 'request.not-found');
        return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: key };
      },
    },
    {
      method: 'GET',
      path: '/:path/hls/:rung/:name',
      handle: async (ctx, request) => {
        const { rung = '', name = '' } = request.params;
        return answer(ctx, { request, opened: await open(ctx, request), name: `hls/${rung}/${name}` });
      },
    },
  ];
}
