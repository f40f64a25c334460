import { AppError } from '@shuyuan/contract/kernel/app-error';

/** How a body may be built. Counted while it is read: a body of many small things costs more than its bytes say. */
export type BodyShape = {
  /** Lists and objects inside of each other. */
  readonly depth: number;
  /** Names in one object or form. */
  readonly fields: number;
  /** Entries of one list. */
  readonly items: number;
  /** Everything together. */
  readonly values: number;
};

/** Whoever has not said who they are needs no more: a name, a password, a code. */
export const publicBodyBytes = 16 * 1024;
export const publicShape: BodyShape = { depth: 8, fields: 50, items: 100, values: 150 };
/** The longest list of the contract has 2000 words. */
export const memberShape: BodyShape = { depth: 20, fields: 200, items: 2_000, values: 10_000 };
/** A provisioning system sends all members of a group at once. */
export const provisioningShape: BodyShape = { depth: 20, fields: 200, items: 20_000, values: 60_000 };

const tooLarge = (): AppError => new AppError('request.too-large');

const quote = '"';
const backslash = 0x5c;

/** Behind the text that begins at `start`; at the end where it is never closed, which the parser then says. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** Throws where a JSON text is built of more than `shape` allows, without making anything of it. */
export function demandJsonShape(text: string, shape: BodyShape): void {
  const lengths = new Uint32Array(shape.depth + 1);
  const limits = new Uint32Array(shape.depth + 1);
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfText(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > shape.depth) throw new AppError('request.malformed');
      lengths[depth] = 1;
      limits[depth] = code === 0x5b ? shape.items : shape.fields;
      values += 1;
    } else if (code === 0x5d || code === 0x7d) {
      depth = Math.max(0, depth - 1);
    } else if (code === 0x2c) {
      values += 1;
      const length = (lengths[depth] ?? 0) + 1;
      lengths[depth] = length;
      if (depth > 0 && length > (limits[depth] ?? 0)) throw tooLarge();
    }
    if (values > shape.values) throw tooLarge();
  }
}

/** How many fields a form or a query has, counted no further than one past `max`. */
export function countFields(text: string, max: number): number {
  let count = 1;
  for (let at = text.indexOf('&'); at >= 0 && count <= max; at = text.indexOf('&', at + 1)) count += 1;
  return count;
}

/** A list written with commas; throws before a longer one is made. */
export function splitList(text: string, { items }: BodyShape): string[] {
  const list = text.split(',', items + 1);
  if (list.length > items) throw tooLarge();
  return list;
}
