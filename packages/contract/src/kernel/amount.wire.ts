import { z } from 'zod';
import { amount } from './amount.ts';

/** `z.int()` refuses a number past 2^53 instead of rounding it; larger sums travel as text (C-32). */
export const amountIn = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,18}$/)])
  .transform((value) => amount(BigInt(value)));
export const amountOut = z.union([z.int(), z.string()]);
