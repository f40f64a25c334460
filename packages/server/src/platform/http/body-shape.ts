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

/** Whatever says how a JSON text is built; between two of them lie a word, a number or blanks. */
const signs = /["[\]{},]/g;
/** Longer is nobody's number, and costs far more to turn into one than to read. */
const gapMax = 1_000;

/** Counts what a JSON text is built of, sign by sign. */
function counterOf(shape: BodyShape): (sign: string) => void {
  const open: { readonly max: number; length: number }[] = [];
  let values = 1;
  let texts = 0;
  return (sign) => {
    const top = open.at(-1);
    if (sign === '"') texts += 1;
    else if (sign === '[' || sign === '{') {
      open.push({ max: sign === '[' ? shape.items : shape.fields, length: 1 });
      values += 1;
    } else if (!top) throw new AppError('request.malformed');
    else if (sign === ',') {
      top.length += 1;
      values += 1;
    } else open.pop();
    if (open.length > shape.depth) throw new AppError('request.malformed');
    // A name and a text for every value: more of them are no JSON.
    if (values > shape.values || texts > 2 * shape.values || (top && top.length > top.max)) throw tooLarge();
  };
}

/** Throws where a JSON text is built of more than `shape` allows, without making anything of it. */
export function demandJsonShape(text: string, shape: BodyShape): void {
  const count = counterOf(shape);
  let at = 0;
  for (let isOver = false; !isOver;) {
    signs.lastIndex = at;
    const found = signs.exec(text);
    const next = found?.index ?? text.length;
    if (next - at > gapMax) throw new AppError('request.malformed');
    if (found) count(found[0]);
    isOver = !found;
    at = (found?.[0] === '"' ? endOfText(text, next) : next) + 1;
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
