import { westernDigits } from '../marking/number-in.ts';

/** The value of an expression, to twelve digits; null where it cannot be read or has none. */
export function calculate(text: string): number | null {
  const tokens = text.length > maxExpression ? null : tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  const reader = new Reader(tokens);
  const value = reader.sum();
  return reader.isDone && Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}

/** Of an expression; what a field of the calculator takes. */
export const maxExpression = 200;

const symbols: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '·': '*', ':': '/', ',': '.' };
const token = /\s*(\d+\.?\d*|\.\d+|[-+*/^%()√])/gy;

function tokensOf(text: string): string[] | null {
  const typed = westernDigits(text.normalize('NFKC'))
    .replaceAll(/[×÷−·:,]/g, (sign) => symbols[sign] ?? sign)
    .trim();
  const tokens: string[] = [];
  let read = 0;
  for (const [whole, found = ''] of typed.matchAll(token)) {
    tokens.push(found);
    read += whole.length;
  }
  return read === typed.length ? tokens : null;
}

/** Reads by the usual order: signs and brackets, per cent, powers from the right, products, sums. */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length;
  }

  #takes(...wanted: readonly string[]): string | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined || !wanted.includes(next)) return undefined;
    this.#at += 1;
    return next;
  }

  sum(): number {
    let value = this.#product();
    for (let sign = this.#takes('+', '-'); sign; sign = this.#takes('+', '-'))
      value += this.#product() * (sign === '+' ? 1 : -1);
    return value;
  }

  #product(): number {
    let value = this.#signed();
    for (let sign = this.#takes('*', '/'); sign; sign = this.#takes('*', '/')) {
      const next = this.#signed();
      value = sign === '*' ? value * next : value / next;
    }
    return value;
  }

  #signed(): number {
    if (this.#takes('-')) return -this.#signed();
    if (this.#takes('+')) return this.#signed();
    const base = this.#share();
    return this.#takes('^') ? base ** this.#signed() : base;
  }

  #share(): number {
    let value = this.#single();
    while (this.#takes('%')) value /= 100;
    return value;
  }

  #single(): number {
    if (this.#takes('√')) return Math.sqrt(this.#single());
    if (this.#takes('(')) {
      const value = this.sum();
      return this.#takes(')') ? value : Number.NaN;
    }
    const next = this.#tokens[this.#at];
    this.#at += 1;
    return next === undefined || !/\d/.test(next) ? Number.NaN : Number(next);
  }
}
