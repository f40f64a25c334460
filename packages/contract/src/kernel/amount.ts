/**
 * Coins in hundredths (LEDGER-08). A bigint because the largest input, 1e15 coins (LEDGER-17), is
 * 1e17 hundredths, past `Number.MAX_SAFE_INTEGER`.
 */
export type Amount = bigint & { readonly __unit: 'hundredths' };

export const amount = (hundredths: bigint): Amount => hundredths as Amount;

export const sum = (amounts: readonly Amount[]): Amount => amount(amounts.reduce((a, b) => a + b, 0n));

/** `12.5` -> 1250n. Null when the text is not an amount of at most two decimals. */
export function parseAmount(text: string): Amount | null {
  const match = /^(\d{1,16})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', decimals = ''] = match;
  return amount(BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0')));
}

/** FORMAT-01: hundredths as a decimal text, `1250n` -> `12.50`; exact for every size. */
export function formatAmount(value: Amount | number | string): string {
  const hundredths = BigInt(value);
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** On the wire an amount is an integer while a JSON reader keeps it exact, a decimal string beyond (C-32). */
export const amountToWire = (value: Amount): number | string =>
  value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(value)
    : value.toString();
