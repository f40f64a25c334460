/** Crockford's: without I, L, O and U, which are taken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const size = alphabet.length;

/** So many random characters: 55 bits, so that nobody finds a number by trying. */
const randomLength = 11;

/** Luhn's sum in base 32: finds every wrong character, and every two neighbours that changed places but 0 and Z. */
function checkCharacter(characters: string): string {
  let sum = 0;
  for (const [at, character] of [...characters].toReversed().entries()) {
    const value = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / size) + (value % size);
  }
  return alphabet.charAt((size - (sum % size)) % size);
}

const grouped = (year: string, characters: string): string =>
  `SY${year}-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;

/** D-188: such as `SY26-7K3M-Q9XD-4F8M`: the year of the issue, eleven random characters and one that checks them. */
export function certificateNumber(random: Uint8Array, year: number): string {
  const characters = [...random.subarray(0, randomLength)].map((byte) => alphabet.charAt(byte % size)).join('');
  const digits = String(year % 100).padStart(2, '0');
  return grouped(digits, characters + checkCharacter(digits + characters));
}

/** A number as it was typed, in whichever spelling; null: a character is wrong. */
export function readCertificateNumber(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const [, year, characters] = /^SY(\d{2})([0-9A-HJKMNP-TV-Z]{12})$/.exec(plain) ?? [];
  if (year === undefined || characters === undefined) return null;
  const random = characters.slice(0, randomLength);
  return checkCharacter(year + random) === characters.slice(randomLength) ? grouped(year, characters) : null;
}

/** The random bytes a number is made of. */
export const numberBytes = randomLength;
