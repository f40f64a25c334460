import { inflateRawSync } from 'node:zlib';
import { type BillLine, ProviderError } from '../payment-provider.ts';
import { billBytes } from '../ask-provider.ts';
import { billColumns as columns, billKinds as kinds } from './bill-columns.ts';
import { hundredthsOf } from '../yuan.ts';

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
/** Of the record at the end and of an entry of the directory, without what is of no fixed length. */
const [endBytes, entryBytes, localBytes] = [22, 46, 30];

type Bytes = () => Buffer;

function entryAt(zip: Buffer, at: number): { readonly bytes: Bytes; readonly next: number } {
  if (zip.readUInt32LE(at) !== entrySignature) throw new ProviderError('refused', { code: 'no archive' });
  const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
  const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  const local = zip.readUInt32LE(at + 42);
  return {
    next: at + entryBytes + nameBytes + extraBytes + noteBytes,
    bytes: () => {
      const start = local + localBytes + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const body = zip.subarray(start, start + packed);
      return method === 0 ? body : inflateRawSync(body, { maxOutputLength: billBytes });
    },
  };
}

/** The files of an archive, by its directory. */
function entriesOf(zip: Buffer): Bytes[] {
  let end = zip.length - endBytes;
  while (end >= 0 && zip.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) throw new ProviderError('refused', { code: 'no archive' });
  const entries: Bytes[] = [];
  for (let at = zip.readUInt32LE(end + 16), n = 0; n < zip.readUInt16LE(end + 10); n += 1) {
    const entry = entryAt(zip, at);
    entries.push(entry.bytes);
    at = entry.next;
  }
  return entries;
}

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim());

/** A file of single payments, each a line below the names of its columns; null for the one that sums them up. */
function readLines(text: string): readonly BillLine[] | null {
  // Lines of notes begin with `#`.
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = cellsOf(lines[0] ?? '');
  if (Object.values(columns).some((name) => !names.includes(name))) return null;
  return lines.slice(1).flatMap((line) => {
    const cells = cellsOf(line);
    const of = (name: keyof typeof columns): string => cells[names.indexOf(columns[name])] ?? '';
    const kind = kinds[of('kind')];
    if (!kind) return [];
    const money = hundredthsOf(of('money').replace(/^-/, ''));
    return [{ kind, number: of('number'), reference: of('reference'), refundNumber: of('refundNumber'), money }];
  });
}

/** The trade bill of a day: an archive of two tables in GBK. */
export function readAlipayBill(zip: Buffer): readonly BillLine[] {
  const gbk = new TextDecoder('gbk');
  const tables = entriesOf(zip).flatMap((bytes) => {
    const lines = readLines(gbk.decode(bytes()));
    return lines ? [lines] : [];
  });
  if (tables.length === 0) throw new ProviderError('refused', { code: 'bill without its columns' });
  return tables.flat();
}
