import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { ApiError } from '../../../lib/api-error.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { textOfNumber } from '../../../lib/texts.ts';
import type { ProfileField } from './profile-draft.ts';

const fieldOfCode = {
  'account.name-taken': 'name',
  'account.unknown-topic': 'topics',
  'account.too-many-topics': 'topics',
  'picture.not-yours': 'portrait',
} as const satisfies Partial<Record<ErrorCode, ProfileField>>;

/** What the form of an account places at its fields, and what no longer stands elsewhere then. */
export const profileClaims = [
  'account.name-taken',
  'account.unknown-topic',
  'account.too-many-topics',
  'picture.not-yours',
  'sensitive.found',
] as const satisfies readonly ErrorCode[];

type Texts = Readonly<Record<string, string>>;
type Refusal = { readonly field: string; readonly text: string };

const listOf = (words: unknown): readonly string[] =>
  Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];

/** The field a word was found in; the server folds spellings we do not, so the first one answers for those. */
function fieldWith(words: readonly string[], texts: Texts): string {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return Object.keys(texts).find((field) => holds(texts[field] ?? '')) ?? Object.keys(texts)[0] ?? 'name';
}

/** One error, one place: the field a refusal is about, with the server's words. `texts`: what was written, by field. */
export function refusalAtField(error: unknown, texts: Texts): Refusal | null {
  if (!(error instanceof ApiError) || error.number === null) return null;
  const code = profileClaims.find((one) => one === error.code);
  if (code === undefined) return null;
  const words = listOf(error.details['words']);
  const max = error.details['max'];
  const values = { words: words.join(listSeparatorOf[currentLanguage()]), max: typeof max === 'number' ? max : '' };
  const field = code === 'sensitive.found' ? fieldWith(words, texts) : fieldOfCode[code];
  return { field, text: textOfNumber(error.number, values) ?? '' };
}
