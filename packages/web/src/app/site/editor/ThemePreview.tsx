import { useEffect, useState } from 'react';
import { useThemeStore } from '../../../lib/theme-choice.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';

const schemes = ['light', 'dark'] as const;

/** The whole page by day or by night; what the reader of the editor has chosen for themselves comes back when they leave. */
export function ThemePreview() {
  const t = useT('site');
  const [own] = useState(() => useThemeStore.getState().theme);
  const theme = useThemeStore((state) => state.theme);
  useEffect(() => () => useThemeStore.setState({ theme: own }), [own]);
  return (
    <ChoiceTabs
      label={t('site.editor.theme')}
      tabs={schemes.map((name) => ({ name, label: t(`site.theme.${name}`) }))}
      current={theme === 'dark' ? 'dark' : 'light'}
      onChoose={(name) => useThemeStore.setState({ theme: name })}
    />
  );
}
