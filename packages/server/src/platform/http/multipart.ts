import { Readable } from 'node:stream';
import { AppError } from '@shuyuan/contract/kernel/app-error';

/** All fields together, with their headers: they are held in memory until the file begins. */
const fieldBytesMax = 64 * 1024;
const fieldsMax = 40;

type Multipart = {
  /** What stood before the file, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Ends only when the form has ended behind it, and fails when anything else comes there. */
  readonly file: Readable;
};

const refused = (field: string, rule: string): AppError =>
  new AppError('request.invalid', { problems: [{ field, rule }] });

/** The boundary of a form, at most the 70 characters a boundary may have (RFC 2046). */
export function boundaryOf(contentType: string | undefined): string | null {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70})(?=[\s;]|$))/i.exec(
    contentType ?? '',
  );
  return found?.[1] ?? found?.[2] ?? null;
}

type Head = { readonly name: string; readonly isFile: boolean };

/** Browsers write quotes and line ends in names as %22, %0D and %0A; no field of ours has any. */
function headOf(text: string): Head {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(text)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new AppError('request.malformed');
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

/** Where the pieces of a form are taken from, with what was read too far put back. */
function sourceOf(chunks: AsyncIterator<Buffer, undefined>) {
  let held: Buffer | null = null;
  return {
    next: async (): Promise<Buffer> => {
      const chunk = held ?? (await chunks.next()).value;
      held = null;
      // A form says itself where it ends; one that stops before was cut off.
      if (!chunk) throw new AppError('request.malformed');
      return chunk;
    },
    putBack: (rest: Buffer): void => {
      held = rest.length > 0 ? rest : null;
    },
  };
}
type Source = ReturnType<typeof sourceOf>;

/** Everything up to `mark`, which is taken away too. */
async function readUntil(source: Source, mark: Buffer, left: { bytes: number }): Promise<Buffer> {
  let read: Buffer = Buffer.alloc(0);
  for (;;) {
    read = Buffer.concat([read, await source.next()]);
    const at = read.indexOf(mark);
    if (at >= 0) {
      source.putBack(read.subarray(at + mark.length));
      read = read.subarray(0, at);
    }
    if (read.length > left.bytes) throw new AppError('request.too-large');
    if (at < 0) continue;
    left.bytes -= read.length;
    return read;
  }
}

/** How many bytes at the end of `chunk` could be the beginning of `mark`. */
function suspicious(chunk: Buffer, mark: Buffer): number {
  let at = chunk.indexOf(0x0d, Math.max(0, chunk.length - mark.length + 1));
  while (at >= 0) {
    if (mark.subarray(0, chunk.length - at).equals(chunk.subarray(at))) return chunk.length - at;
    at = chunk.indexOf(0x0d, at + 1);
  }
  return 0;
}

const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

async function startsWith(source: Source, text: string): Promise<boolean> {
  let read: Buffer = Buffer.alloc(0);
  while (read.length < text.length) read = Buffer.concat([read, await source.next()]);
  const isThere = read.subarray(0, text.length).toString('latin1') === text;
  source.putBack(isThere ? read.subarray(text.length) : read);
  return isThere;
}

/** The bytes up to `mark`, handed on as they came: only what may be a mark cut in two is held back and joined. */
async function* fileBytes(source: Source, mark: Buffer): AsyncGenerator<Buffer> {
  for (let rest: Buffer | null = null, at = -1; at < 0;) {
    const came = await source.next();
    const chunk: Buffer = rest ? Buffer.concat([rest, came]) : came;
    at = chunk.indexOf(mark);
    const end = at >= 0 ? at : chunk.length - suspicious(chunk, mark);
    if (end > 0) yield chunk.subarray(0, end);
    if (at >= 0) source.putBack(chunk.subarray(at + mark.length));
    rest = end < chunk.length ? chunk.subarray(end) : null;
  }
  if (await startsWith(source, '--')) return;
  await readUntil(source, lineEnd, { bytes: 0 });
  const { name, isFile } = headOf((await readUntil(source, headEnd, { bytes: fieldBytesMax })).toString());
  throw refused(name, isFile ? 'second-file' : 'after-file');
}

/** Unlike `Readable.from`, this one ends at once when it is destroyed, and not with the next piece, which may never come. */
function streamOf(bytes: AsyncGenerator<Buffer>): Readable {
  return new Readable({
    read() {
      bytes.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(error as Error),
      );
    },
  });
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new AppError('request.malformed');
  }
}

/**
 * A form with one file behind its fields, read as it arrives. The framework's parser hands on a file before it knows
 * what follows, takes a third more of the processor and hooks itself into every request (decision 014).
 */
export async function readMultipart(chunks: AsyncIterator<Buffer, undefined>, boundary: string): Promise<Multipart> {
  const source = sourceOf(chunks);
  const mark = Buffer.from(`\r\n--${boundary}`);
  const left = { bytes: fieldBytesMax };
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  if (!(await startsWith(source, `--${boundary}`))) throw new AppError('request.malformed');
  for (let count = 0; count <= fieldsMax; count++) {
    if (await startsWith(source, '--')) throw refused('file', 'required');
    if ((await readUntil(source, lineEnd, { bytes: 0 })).length > 0) throw new AppError('request.malformed');
    const { name, isFile } = headOf(textOf(await readUntil(source, headEnd, left)));
    if (isFile) return { fields, file: streamOf(fileBytes(source, mark)) };
    if (Object.hasOwn(fields, name)) throw refused(name, 'repeated');
    fields[name] = textOf(await readUntil(source, mark, left));
  }
  throw new AppError('request.too-large');
}
