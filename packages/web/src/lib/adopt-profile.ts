import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { showLanguage } from './texts.ts';
import { showTheme } from './theme-choice.ts';

/** D-036: on signing in the profile's wishes replace what this browser remembers. */
export async function adoptProfile(profile: { language: Language | null; theme: Theme }): Promise<void> {
  showTheme(profile.theme);
  if (profile.language) await showLanguage(profile.language);
}
