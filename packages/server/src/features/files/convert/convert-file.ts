import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SystemContext } from '../../../platform/context.ts';
import { ToolFailed, type ToolName, type Tools } from '../../../platform/tools.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { putVariant } from '../pictures/variant.store.ts';
import { convertDocument } from './convert-document.ts';
import { convertVideo } from './convert-video.ts';
import { moveConversion, setStreamKey, touchConversion } from './convert.store.ts';
import type { Made, Source } from './made.ts';

export type Where = { readonly tenantId: string; readonly fileId: string };

type Converter = {
  readonly needs: readonly ToolName[];
  readonly convert: (tools: Tools, source: Source) => Promise<Made>;
};

const converters: Partial<Record<FileRow['kind'], Converter>> = {
  document: { needs: ['soffice'], convert: convertDocument },
  video: { needs: ['ffmpeg', 'ffprobe'], convert: convertVideo },
};

const heartbeatMs = 20_000;

async function hasAll(tools: Tools, names: readonly ToolName[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => tools.find(name)));
  return found.every((path) => path !== null);
}

/** Bytes first, then the row that points to them: a row never promises what is not there. */
async function keepPieces(ctx: SystemContext, file: FileRow, { pieces }: Made): Promise<void> {
  const { tenantId, id: fileId } = file;
  // The time keeps this making apart from an earlier one, which somebody may be watching.
  const folder = `${file.storageKey}/made-${ctx.now()}`;
  for (const { name, contentType, size, open } of pieces) {
    const storageKey = `${folder}/${name}`;
    await ctx.storage.put(storageKey, open(), { type: contentType, size });
    const variant = { tenantId, fileId, name, contentType, size, storageKey };
    const unused = await ctx.inTransaction((tx) => putVariant(tx, variant));
    if (unused !== null) await ctx.storage.remove([unused]);
  }
}

async function make(ctx: SystemContext, file: FileRow, converter: Converter): Promise<void> {
  const { tools } = ctx.outside;
  const now = (): Date => new Date(ctx.now());
  const heartbeat = setInterval(
    () => void ctx.inTransaction((tx) => touchConversion(tx, file.id, now())).catch(() => undefined),
    heartbeatMs,
  );
  try {
    await tools.withFolder(async (folder) => {
      const path = join(folder, `source.${file.ending}`);
      await pipeline(await ctx.storage.read(file.storageKey), createWriteStream(path, { mode: 0o600 }));
      const made = await converter.convert(tools, { path, folder, ending: file.ending });
      await keepPieces(ctx, file, made);
      const { streamKey, seconds, size } = made;
      await ctx.inTransaction(async (tx) => {
        if (streamKey) await setStreamKey(tx, file.id, streamKey);
        await moveConversion(tx, { id: file.id, action: 'finish', at: now(), seconds, size });
      });
    });
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * D-165: makes of a file what a page can show. A file its tool cannot read fails once and for all; a storage or a
 * database that is away fails the job, which comes again.
 */
export async function convertFile(ctx: SystemContext, { tenantId, fileId }: Where): Promise<void> {
  const at = new Date(ctx.now());
  const isMine = await ctx.inTransaction((tx) => moveConversion(tx, { id: fileId, action: 'start', at }));
  const file = isMine ? await findFile(ctx.read, tenantId, fileId) : undefined;
  const converter = file && converters[file.kind];
  if (!file || !converter) return;
  if (!(await hasAll(ctx.outside.tools, converter.needs))) {
    await ctx.inTransaction((tx) => moveConversion(tx, { id: fileId, action: 'giveUp', at }));
    return;
  }
  try {
    await make(ctx, file, converter);
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    ctx.log.warn({ err: error, fileId }, 'a file could not be converted');
    await ctx.inTransaction((tx) => moveConversion(tx, { id: fileId, action: 'fail', at: new Date(ctx.now()) }));
  }
}
