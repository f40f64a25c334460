import type { Language } from '@shuyuan/contract/kernel/languages';

/** Each in its own script, so that whoever landed in a foreign language finds the way out of it. Never translated. */
export const languageNames: Record<Language, string> = {
  cn: '简体中文',
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
  es: 'Español',
  ar: 'العربية',
};
