import { type Theme, themes } from '@shuyuan/contract/people/preferences';
import { create } from 'zustand';
import { savePreference } from './preferences.ts';
import { browserSlot } from './storage.ts';

const slot = browserSlot('shuyuan.theme');

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

function firstTheme(): Theme {
  const remembered = slot.read();
  return isTheme(remembered) ? remembered : 'system';
}

export const useThemeStore = create<{ readonly theme: Theme }>(() => ({ theme: firstTheme() }));

/** Shows a theme without telling the server: the profile's, on signing in. */
export function showTheme(theme: Theme): void {
  slot.write(theme);
  useThemeStore.setState({ theme });
}

function setTheme(theme: Theme): void {
  showTheme(theme);
  void savePreference({ theme });
}

/** Light, dark or as the system has it; remembered here and in the profile. */
export const useThemeChoice = (): { theme: Theme; setTheme: (theme: Theme) => void } => ({
  theme: useThemeStore((state) => state.theme),
  setTheme,
});
