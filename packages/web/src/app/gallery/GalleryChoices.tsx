import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';

export function GalleryChoices() {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useThemeChoice();
  const themeLabels = { system: t('frame.theme.system'), light: t('frame.theme.light'), dark: t('frame.theme.dark') };
  return (
    <>
      <LanguageSelect label={t('frame.language')} value={language} onChange={(one) => void setLanguage(one)} />
      <ThemeSwitch label={t('frame.theme')} labels={themeLabels} value={theme} onChange={setTheme} />
    </>
  );
}
