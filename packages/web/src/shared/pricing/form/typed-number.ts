import { plainDigits } from '../../../ui/typed-amount.ts';

/** PRICE-18: a whole number, as it was typed; null: this is none, 0: nothing stands there. Whether it fits is for the ladder to say. */
export function placeIn(text: string): number | null {
  const digits = plainDigits(text);
  return /^\d{0,9}$/.test(digits) ? Number(digits) : null;
}
