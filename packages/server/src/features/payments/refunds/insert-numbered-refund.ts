import { randomInt } from 'node:crypto';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Tx } from '../../../platform/context.ts';
import { insertRefund } from './refund.store.ts';

type NewRefund = Omit<Parameters<typeof insertRefund>[1], 'number'>;

/** Two of ten thousand million numbers are hardly ever the same, and never three times. */
const tries = 3;

/** Under a number of its own, which its provider knows it by: however often it is asked for, it is one refund. */
export async function insertNumberedRefund(tx: Tx, refund: NewRefund): Promise<string> {
  for (let n = 0; n < tries; n += 1) {
    const number = `SR${randomInt(10 ** 9, 10 ** 10)}`;
    if (await insertRefund(tx, { ...refund, number })) return number;
  }
  throw new AppError('internal.unexpected');
}
