import { type ExchangeFormat, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { decodeTable } from '@shuyuan/contract/people/member-table';
import { readWorkbook } from './read-workbook.ts';

/** Too large is known before it is read: a film dropped by mistake would fill the memory. */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  const maxBytes = maxBytesOf(formatOfName(file.name));
  if (file.size > maxBytes) return { kind: 'too-large', maxBytes };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) return readArchive(file.name, bytes);
  return { kind: 'text', name: file.name, format: formatOfName(file.name), text: decodeTable(bytes) };
}

/** A workbook is read here, so that the server never unpacks an archive; it is then a table as any other. */
async function readArchive(name: string, bytes: Uint8Array): Promise<QuestionFile> {
  const text = await readWorkbook(bytes);
  if (text === null) return { kind: 'unreadable' };
  const isTooLarge = new TextEncoder().encode(text).length > exchangeLimits.bytes;
  return isTooLarge
    ? { kind: 'too-large', maxBytes: exchangeLimits.bytes }
    : { kind: 'text', name, format: 'table', text };
}

/** A file that was read here, or why it is not sent at all. */
type QuestionFile =
  | { readonly kind: 'text'; readonly name: string; readonly format: ExchangeFormat; readonly text: string }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  | { readonly kind: 'unreadable' };

/** The form of a file by its name; what is no XML and no table is taken for text. */
export function formatOfName(name: string): ExchangeFormat {
  if (/\.xml$/i.test(name)) return 'moodle';
  return /\.(?:gift|txt)$/i.test(name) ? 'gift' : 'table';
}

/** The form of a text that was pasted: XML begins with a sign, and a table has no braces in its headers. */
export function formatOfText(text: string): ExchangeFormat {
  if (/^\s*</.test(text)) return 'moodle';
  const [headers = ''] = text.trimStart().split('\n', 1);
  return /[,;\t]/.test(headers) && !/[{}:]/.test(headers) ? 'table' : 'gift';
}

/** Archives begin so, and workbooks are archives. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Moodle's form alone has files in it. */
export function maxBytesOf(format: ExchangeFormat): number {
  return format === 'moodle' ? exchangeLimits.moodleBytes : exchangeLimits.bytes;
}
