import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { fileTypeFromBuffer } from 'file-type';

/** Enough for every signature; the rest of a file decides nothing. */
export const headBytes = 4_100;

/** What the bytes of a file may be called when its name ends so. Archives are told apart by what is in them. */
const trueNames: Readonly<Record<FileEnding, readonly string[]>> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  bmp: ['bmp'],
  gif: ['gif'],
  ico: ['ico'],
  webp: ['webp'],
  pdf: ['pdf'],
  doc: ['cfb'],
  docx: ['zip', 'docx'],
  xls: ['cfb'],
  xlsx: ['zip', 'xlsx'],
  ppt: ['cfb'],
  pptx: ['zip', 'pptx'],
  mp4: ['mp4', 'm4v', 'mov', '3gp', '3g2'],
  mov: ['mov', 'mp4'],
  webm: ['webm', 'mkv'],
  mkv: ['mkv', 'webm'],
  avi: ['avi'],
  mp3: ['mp3', 'mp2', 'mp1'],
  m4a: ['m4a', 'mp4', 'mov', 'm4b'],
  wav: ['wav'],
  ogg: ['ogg', 'oga', 'opus', 'ogv', 'ogm', 'ogx', 'spx'],
  epub: ['zip', 'epub'],
  zip: ['zip'],
};

/** What an archive must hold to be more than an archive. */
const tellingNames: Partial<Record<FileEnding, readonly string[]>> = {
  docx: ['[Content_Types].xml', 'word/document.xml'],
  xlsx: ['[Content_Types].xml', 'xl/workbook.xml'],
  pptx: ['[Content_Types].xml', 'ppt/presentation.xml'],
  epub: ['mimetype', 'META-INF/container.xml'],
};

const zipStarts = new Set(['504b0304', '504b0506']);
export const isZip = (head: Buffer): boolean => zipStarts.has(head.toString('hex', 0, 4));

/** Whether the bytes are what the name says. A sound may begin with a tag that hides what follows it. */
export async function isTrueType(head: Buffer, ending: FileEnding): Promise<boolean> {
  if (isZip(head)) return trueNames[ending].includes('zip');
  if (ending === 'mp3' && head.toString('latin1', 0, 3) === 'ID3') return true;
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found !== undefined && trueNames[ending].includes(found.ext);
}

export const holdsWhatItShould = (names: ReadonlySet<string>, ending: FileEnding): boolean =>
  (tellingNames[ending] ?? []).every((name) => names.has(name));

const markup = /<\s*(!doctype\s+html|html|head|body|script|iframe|svg|object|embed|meta|link|style|img|form)\b/i;
const beginning = 1_024;

/** Text that a browser could run, where it would look for it: at the beginning of what claims to be something else. */
export function hasMarkup(head: Buffer): boolean {
  const text = head.subarray(0, beginning).toString('latin1');
  const isUtf16 = text.startsWith('ÿþ') || text.startsWith('þÿ');
  return markup.test(isUtf16 ? text.replaceAll('\u0000', '') : text);
}

/** Long words only, each with what ends it: among millions of random bytes short ones turn up by chance. */
const markupAnywhere = /<(?:!doctype\s+html|script|iframe|object|embed|html|body|svg)[\s/>]/i;

export const findMarkup = (bytes: Buffer): boolean => markupAnywhere.test(bytes.toString('latin1'));
