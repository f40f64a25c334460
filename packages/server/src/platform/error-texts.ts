import { type Details, type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { fillIn } from '@shuyuan/contract/kernel/isolate';
import { type Language, listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { errorPacks } from './error-packs.ts';

const packs: Record<Language, Readonly<Record<string, string>>> = errorPacks;

function wordOf(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((one) => wordOf(one, language)).join(listSeparatorOf[language]);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The sentence for a failure in the caller's language; without a text of its own, that of code 2 (ERR-08). */
export function errorText(language: Language, code: ErrorCode, details: Details): string {
  const pack = packs[language];
  const { number } = errorSpec(code);
  // An answer without a number is for who has no session (ERR-03).
  const text = pack[number === null ? 'error.signIn' : `lang.${number}`] ?? pack['lang.2'] ?? '';
  return fillIn(text, language, (name) => wordOf(details[name], language));
}
