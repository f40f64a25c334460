import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Theme } from '@shuyuan/contract/people/preferences';
import { useThemeStore } from '../lib/theme-choice.ts';

const schemeOf: Record<Theme, MantineColorScheme> = { system: 'auto', light: 'light', dark: 'dark' };

/** One memory for the theme: ours. Mantine reads it and is told of every change. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop = (): void => undefined;
  return {
    get: () => schemeOf[useThemeStore.getState().theme],
    set: () => undefined,
    subscribe: (onUpdate) => {
      stop = useThemeStore.subscribe(({ theme }) => onUpdate(schemeOf[theme]));
    },
    unsubscribe: () => stop(),
    clear: () => undefined,
  };
}
