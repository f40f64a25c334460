import { expect, test } from 'vitest';
import {
  chooseLanguage,
  directionOf,
  fallbackLanguage,
  isLanguage,
  languageNumbers,
  languageOfTag,
  languages,
  localeOf,
} from './languages.ts';

test('[I18N-02] the languages and the numbers they have in calls (D-037)', () => {
  expect(languageNumbers).toEqual({ cn: 0, en: 1, fr: 2, ru: 3, es: 4, ar: 5 });
  expect(languages).toEqual(['cn', 'en', 'fr', 'ru', 'es', 'ar']);
});

test('[I18N-09] the default and the fallback is English', () => {
  expect(fallbackLanguage).toBe('en');
  expect(chooseLanguage([])).toBe('en');
  expect(chooseLanguage([null, undefined, '', 'de-DE', 'pt'])).toBe('en');
});

test('[I18N-09] D-036: the first wish that is ours wins: profile, then what was remembered, then the browser', () => {
  expect(chooseLanguage(['fr', 'ru', 'zh-CN'])).toBe('fr');
  expect(chooseLanguage([null, 'ru', 'zh-CN'])).toBe('ru');
  expect(chooseLanguage([null, undefined, 'de-DE', 'es-MX', 'en'])).toBe('es');
});

test('[I18N-02] D-036: any zh is cn; a tag is read by its language alone', () => {
  expect(['zh', 'zh-TW', 'ZH-Hans-CN', 'en-GB', 'AR-eg', ' fr '].map(languageOfTag)).toEqual([
    'cn',
    'cn',
    'cn',
    'en',
    'ar',
    'fr',
  ]);
});

test('[I18N-02] D-037: cn is our name of a pack and no tag of a browser', () => {
  expect(['cn', 'cn-CN', 'de', '', '-'].map(languageOfTag)).toEqual([null, null, null, null, null]);
  expect(chooseLanguage(['cn'])).toBe('cn');
});

test('[I18N-02] what comes from outside is a language only by its exact name', () => {
  expect(['cn', 'CN', 'toString', 0, null].map(isLanguage)).toEqual([true, false, false, false, false]);
});

test('D-038: only Arabic runs from right to left, and its digits stay western', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  for (const language of languages) expect(new Intl.NumberFormat(localeOf[language]).format(7)).toBe('7');
});
