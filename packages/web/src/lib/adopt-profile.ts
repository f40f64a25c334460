import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { call } from './call.ts';
import { showLanguage } from './texts.ts';
import { showTheme } from './theme-choice.ts';
import { zoneHere } from './zone-name.ts';

type Profile = { readonly language: Language | null; readonly theme: Theme; readonly timeZone: string | null };

/** D-036: on signing in the profile's wishes replace what this browser remembers. */
export async function adoptProfile(profile: Profile): Promise<void> {
  // The first browser says where somebody is; nothing waits for it, and the next sign-in says it again.
  if (profile.timeZone === null) void call(savePreferences, { timeZone: zoneHere() }).catch(() => undefined);
  showTheme(profile.theme);
  if (profile.language) await showLanguage(profile.language);
}
