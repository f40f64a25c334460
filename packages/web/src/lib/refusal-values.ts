import { countedNumber } from '@shuyuan/contract/kernel/app-error';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import type { ApiError } from './api-error.ts';
import { currentLanguage } from './language.ts';

/** A detail a sentence can hold: a word, a number, or a list of words. */
function wordOf(detail: unknown): string | number | null {
  if (typeof detail === 'string' || typeof detail === 'number') return detail;
  const isList = Array.isArray(detail) && detail.every((one) => typeof one === 'string');
  return isList ? detail.join(listSeparatorOf[currentLanguage()]) : null;
}

/** What fills the gaps in the text of a refusal. */
export function valuesOf({ number, details }: ApiError): Readonly<Record<string, string | number>> {
  const values = Object.fromEntries(
    Object.entries(details).flatMap(([name, detail]) => {
      const word = wordOf(detail);
      return word === null ? [] : [[name, word] as const];
    }),
  );
  // ERR-05: a refusal of some records says how many; one when the answer does not say.
  return number === countedNumber ? { totalCount: 1, ...values } : values;
}
