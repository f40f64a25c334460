import { randomInt } from 'node:crypto';
import { isAcceptablePassword, oneTimePasswordMs } from '@shuyuan/contract/auth/password';

/** Read out over the telephone: no character looks like another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** Until when one that is made now opens anything. */
export const oneTimeEnd = (now: number): Date => new Date(now + oneTimePasswordMs);

/** About 59 bits; the loop ends the one draw in millions that our own rule would refuse. */
export function newOneTimePassword(account: string): string {
  for (;;) {
    const password = Array.from({ length: groups }, newGroup).join('-');
    if (isAcceptablePassword(password, account)) return password;
  }
}
