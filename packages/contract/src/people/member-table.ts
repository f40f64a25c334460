/** Without it Excel takes UTF-8 for the encoding of its own country. */
export const byteOrderMark = '\uFEFF';

/**
 * The text of a table file. Excel in China writes GB18030 and says so nowhere; its bytes are almost never valid UTF-8,
 * so what cannot be read as UTF-8 is that.
 */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** With the quotes before it: a name that is written with one keeps it. */
const formulaStart = /^'*[=+\-@\t\r]/;
const guarded = /^'(?='*[=+\-@\t\r])/;

/** A spreadsheet runs what begins like a formula; a name somebody chose must not become one on a colleague's desk. */
export const guardFormula = (value: string): string => (formulaStart.test(value) ? `'${value}` : value);
/** Takes the guard away again, so that what was exported can be imported. */
export const unguardFormula = (value: string): string => value.replace(guarded, '');

const quotedCell = (value: string): string => (/[",\r\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** One line of a table, in the form every spreadsheet reads (RFC 4180). */
export const tableLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quotedCell(guardFormula(cell))).join(',')}\r\n`;

const brokenText = /\uFFFD|[\u202A-\u202E\u2066-\u2069]|(?![\r\n])\p{Cc}/u;

/** What no keyboard writes: characters a wrong encoding left, control characters, and those that turn a text round. */
export const isBrokenText = (value: string): boolean => brokenText.test(value.toWellFormed());
