import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { ToolFailed, type ToolName, type Tools } from '../../../platform/tools.ts';
import { type FileRow, findFile } from '../files.store.ts';
import { convertDocument } from './convert-document.ts';
import { convertVideo } from './convert-video.ts';
import { finishConversion, moveConversion, startConversion, touchConversion } from './convert.store.ts';
import type { Made, Source } from './made.ts';

type FileKey = { readonly tenantId: string; readonly fileId: string };

type Converter = {
  readonly needs: readonly ToolName[];
  readonly convert: (tools: Tools, source: Source) => Promise<Made>;
};

const converters: Partial<Record<FileRow['kind'], Converter>> = {
  document: { needs: ['soffice'], convert: convertDocument },
  video: { needs: ['ffmpeg', 'ffprobe'], convert: convertVideo },
};

/** Work says so often that it lives; silent for so long, it died with its process. */
const heartbeatMs = 20_000;
export const silentMs = 3 * minuteMs;

async function hasAll(tools: Tools, names: readonly ToolName[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => tools.find(name)));
  return found.every((path) => path !== null);
}

type Run = { readonly file: FileRow; readonly number: number };

/** Bytes first, then in one step the rows that point to them: nobody ever sees half of what was made. */
async function storeMade(ctx: SystemContext, { file, number }: Run, made: Made): Promise<void> {
  const folder = `${file.storageKey}/made-${number}-${ctx.now()}`;
  const variants = made.pieces.map(({ name, contentType, size }) => ({
    tenantId: file.tenantId,
    fileId: file.id,
    name,
    contentType,
    size,
    storageKey: `${folder}/${name}`,
  }));
  for (const { name, contentType, size, open } of made.pieces) {
    await ctx.storage.put(`${folder}/${name}`, open(), { type: contentType, size });
  }
  const { streamKey = null, seconds, size } = made;
  const at = new Date(ctx.now());
  const unused = await ctx.inTransaction((tx) =>
    finishConversion(tx, { id: file.id, number, at, variants, streamKey, seconds, size }),
  );
  await ctx.storage.remove(unused);
}

/** Says every now and then that it lives, and stops when the file is gone or another run took over. */
function keepAlive(ctx: SystemContext, { file, number }: Run): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  const beat = async (): Promise<void> => {
    const isWanted = await ctx.inTransaction((tx) => touchConversion(tx, { id: file.id, number }, new Date(ctx.now())));
    if (!isWanted) stop.abort();
  };
  // A database that is away for a moment is no reason to throw an hour's work away.
  const timer = setInterval(() => void beat().catch(() => undefined), heartbeatMs);
  return { signal: stop.signal, end: () => clearInterval(timer) };
}

async function make(ctx: SystemContext, run: Run, converter: Converter): Promise<void> {
  const { tools } = ctx.external;
  const { file } = run;
  const { signal, end } = keepAlive(ctx, run);
  try {
    await tools.withFolder(async (folder) => {
      const path = join(folder, `source.${file.ending}`);
      await pipeline(await ctx.storage.read(file.storageKey), createWriteStream(path, { mode: 0o600 }));
      await storeMade(ctx, run, await converter.convert(tools, { path, folder, ending: file.ending, signal }));
    });
  } catch (error) {
    // Nobody is waiting for it any more: that is no failure.
    if (!signal.aborted) throw error;
  } finally {
    end();
  }
}

/**
 * D-165: makes of a file what a page can show. A file its tool cannot read fails once and for all; a storage or a
 * database that is away fails the job, which comes again.
 */
export async function convertFile(ctx: SystemContext, { tenantId, fileId }: FileKey): Promise<void> {
  const at = new Date(ctx.now());
  const number = await ctx.inTransaction((tx) =>
    startConversion(tx, { id: fileId, at, silentSince: new Date(ctx.now() - silentMs) }),
  );
  const file = number === null ? undefined : await findFile(ctx.read, tenantId, fileId);
  const converter = file && converters[file.kind];
  if (number === null || !file || !converter) return;
  const settle = (action: 'fail' | 'giveUp'): Promise<boolean> =>
    ctx.inTransaction((tx) => moveConversion(tx, { id: fileId, action, at: new Date(ctx.now()), number }));
  if (!(await hasAll(ctx.external.tools, converter.needs))) {
    await settle('giveUp');
    return;
  }
  try {
    await make(ctx, { file, number }, converter);
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    ctx.log.warn({ err: error, fileId }, 'a file could not be converted');
    await settle('fail');
  }
}
