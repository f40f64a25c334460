import type { Language } from '@shuyuan/contract/kernel/languages';
import { createContext, useContext } from 'react';
import { useLanguage } from '../../lib/texts.ts';

/** The language in which what administrators wrote is shown. */
export function useReadingLanguage(): Language {
  const { language } = useLanguage();
  return useContext(PreviewLanguage) ?? language;
}

/** The language an administrator looks at a page in; null: as its readers see it, in their own. */
export const PreviewLanguage = createContext<Language | null>(null);
