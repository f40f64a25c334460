/** A whole number somebody typed, within its range; null where it is none. */
export function wholeNumber(text: string, { min, max }: NumberRange): number | null {
  const plain = text.trim();
  if (!/^\d{1,9}$/.test(plain)) return null;
  const number = Number(plain);
  return number >= min && number <= max ? number : null;
}

export type NumberRange = { readonly min: number; readonly max: number };
