import { type Language, languages } from '@shuyuan/contract/kernel/languages';
import { useEffect } from 'react';
import { currentLanguage } from '../../../../lib/language.ts';
import { showLanguage } from '../../../../lib/texts.ts';

/** Shows the client in the language of the preview while it lasts; profile and other tabs keep theirs. */
export function usePreviewLanguage(lang: string): void {
  const language: Language | undefined = languages.find((one) => one === lang);
  useEffect(() => {
    const before = currentLanguage();
    if (language === undefined || language === before) return undefined;
    // Packs that cannot be fetched leave the page in the language it has.
    showLanguage(language, { isKept: false }).catch(() => undefined);
    return () => void showLanguage(before, { isKept: false }).catch(() => undefined);
  }, [language]);
}
