/** Nothing anybody sends lies deeper; what does is meant for whoever walks it by calling itself. */
const maxDepth = 20;

const isPlain = (prototype: unknown): boolean => prototype === Object.prototype || prototype === null;

/** Lists and objects as a parser makes them; bytes and streams are somebody else's to judge. */
const isJson = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && isPlain(Object.getPrototypeOf(value)));

/** Neither the character PostgreSQL has no place for, nor half of one, which its JSON refuses and its text replaces. */
const isSoundText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether a body can be walked and stored: not too deep, and of sound texts. */
export function isSoundBody(body: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isSoundText(value)) return false;
    if (!isJson(value)) continue;
    if (depth >= maxDepth) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (!isSoundText(key)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
