/** Nothing anybody sends lies deeper; what does is meant for whoever walks it by calling itself. */
const maxDepth = 20;

const isPlain = (prototype: unknown): boolean => prototype === Object.prototype || prototype === null;

/** Lists and objects as a parser makes them; bytes and streams are somebody else's to judge. */
const isJson = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && isPlain(Object.getPrototypeOf(value)));

/** Whether a body can be walked and stored: not too deep, and without the character PostgreSQL has no place for. */
export function isSoundBody(body: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\u0000')) return false;
    if (!isJson(value)) continue;
    if (depth >= maxDepth) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\u0000')) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
