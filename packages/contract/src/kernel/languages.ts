/** I18N-02, D-037: the name a pack has and the number a call carries, mapped once. */
export const languageNumbers = { cn: 0, en: 1, fr: 2, ru: 3, es: 4, ar: 5 } as const;
export type Language = keyof typeof languageNumbers;

export const languages = Object.keys(languageNumbers) as Language[];
/** I18N-09: the default and the fallback for a missing text. */
export const fallbackLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** For `Intl`, `lang` attributes and Accept-Language. Western digits in Arabic (D-038). */
export const localeOf: Record<Language, string> = {
  cn: 'zh-CN',
  en: 'en',
  fr: 'fr',
  ru: 'ru',
  es: 'es',
  ar: 'ar-u-nu-latn',
};

/** Between the words of a list inside a sentence. */
export const listSeparatorOf: Record<Language, string> = { cn: '、', en: ', ', fr: ', ', ru: ', ', es: ', ', ar: '، ' };

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** The pack for one BCP 47 tag; any `zh` is cn (D-036). */
export function languageOfTag(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split('-')[0] ?? '';
  if (primary === 'zh') return 'cn';
  return isLanguage(primary) && primary !== 'cn' ? primary : null;
}

/** D-036: the first wish that is a language of ours, else the fallback. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    if (isLanguage(wish)) return wish;
    const found = wish ? languageOfTag(wish) : null;
    if (found) return found;
  }
  return fallbackLanguage;
}
