/** Characters of the unified social credit code (GB 32100-2015) in the order of their values; I, O, S, V and Z are in none. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;

export const taxNumberOf = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

function hasCheckCharacter(number: string): boolean {
  const values = [...number].map((character) => characters.indexOf(character));
  if (values.includes(-1)) return false;
  const total = weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
  return (31 - (total % 31)) % 31 === values[17];
}

/**
 * Whether a company of China is taxed by this number: 18 characters with the check character of the standard, or one of
 * the 15 or 20 digits and capitals given before it, which have none.
 */
export function isTaxNumber(text: string): boolean {
  const number = taxNumberOf(text);
  if (number.length === 18) return hasCheckCharacter(number);
  return /^([0-9A-Z]{15}|[0-9A-Z]{20})$/.test(number);
}
