import { type Language, languages } from '../kernel/languages.ts';

/** A text an administrator wrote, in as many of the six languages as they did. */
export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** D-187: where a language has no text, English has it, then Chinese, then whichever has. */
const nextBest: readonly Language[] = ['en', 'cn', ...languages];

/** The language in which a text is shown to somebody; null where it was written in none. */
export const shownLanguage = (texts: LocalText, language: Language): Language | null =>
  [language, ...nextBest].find((one) => (texts[one] ?? '') !== '') ?? null;

export function textIn(texts: LocalText, language: Language): string {
  const shown = shownLanguage(texts, language);
  return shown === null ? '' : (texts[shown] ?? '');
}

export const hasText = (texts: LocalText): boolean => languages.some((language) => (texts[language] ?? '') !== '');

/** Languages that are none, and what is no text, are left out; a text is cut where nobody would have written on. */
export function readLocalText(value: unknown, max: number): LocalText {
  if (typeof value !== 'object' || value === null) return {};
  const texts: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const text: unknown = (value as Record<string, unknown>)[language];
    if (typeof text === 'string' && text.trim() !== '') texts[language] = text.slice(0, max);
  }
  return texts;
}
