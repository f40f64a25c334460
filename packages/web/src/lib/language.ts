import { chooseLanguage, directionOf, type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import { create } from 'zustand';
import { browserSlot } from './storage.ts';

const slot = browserSlot('shuyuan.language');

/** D-036: local storage, then the browser, then en. The profile comes later, with the session. */
const firstLanguage = (): Language => chooseLanguage([slot.read(), ...navigator.languages]);

type LanguageState = { readonly language: Language };

export const useLanguageStore = create<LanguageState>(() => ({ language: firstLanguage() }));

export const currentLanguage = (): Language => useLanguageStore.getState().language;

/** For `Intl` and Accept-Language. */
export const currentLocale = (): string => localeOf[currentLanguage()];

/** The page says its language: fonts, hyphenation, screen readers and the direction of the layout follow (D-038). */
export function markDocument(language: Language): void {
  document.documentElement.lang = localeOf[language].replace(/-u-.*/, '');
  document.documentElement.dir = directionOf(language);
}

/** Tells the language that was chosen in another tab. */
export const onLanguageOfOtherTab = (listener: (language: Language) => void): (() => void) =>
  slot.onChangeElsewhere(() => listener(firstLanguage()));

/** For as long as something is shown: neither kept for the next visit nor told to other tabs. */
export function lendLanguage(language: Language): void {
  useLanguageStore.setState({ language });
  markDocument(language);
}

export function rememberLanguage(language: Language): void {
  slot.write(language);
  lendLanguage(language);
}
