import { textLength } from '../kernel/text-length.ts';
import { hourMs } from '../kernel/time-units.ts';

export const passwordMin = 10;
export const passwordMax = 200;

const shortestAccount = 3;

/** Letters and figures in one form: `Lin.Yue` and `linyue` are one name. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The account, once or more, with nothing but figures and signs around it: the first thing anybody tries. */
function isAccountLike(password: string, account: string): boolean {
  if (password.toLowerCase() === account.toLowerCase()) return true;
  const [tried, name] = [plain(password), plain(account)];
  if (name.length < shortestAccount) return false;
  return [name, [...name].toReversed().join('')].some(
    (one) => tried.includes(one) && !/\p{L}/u.test(tried.replaceAll(one, '')),
  );
}

/** Length before composition rules: ten characters that are not all one character and not the account with figures. */
export function isAcceptablePassword(password: string, account: string): boolean {
  const length = textLength(password);
  const isVaried = new Set(password).size >= 4;
  return length >= passwordMin && length <= passwordMax && isVaried && !isAccountLike(password, account);
}

/** A one-time password opens an account for so long after it was made; then the administrator makes another. */
export const oneTimePasswordMs = 72 * hourMs;
