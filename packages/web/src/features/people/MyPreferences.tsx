import { SlidersHorizontal } from 'lucide-react';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import classes from './MyPreferences.module.css';

/** D-036: language and theme, remembered in the profile. */
export function MyPreferences() {
  const t = useT('personal');
  const common = useT('common');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useThemeChoice();
  const labels = {
    system: common('frame.theme.system'),
    light: common('frame.theme.light'),
    dark: common('frame.theme.dark'),
  };
  return (
    <Panel title={t('centre.profile.preferences')} icon={<SlidersHorizontal />}>
      <p className={classes.text}>{t('centre.profile.preferences.text')}</p>
      <div className={classes.choices}>
        <span aria-hidden="true">{common('frame.language')}</span>
        <LanguageSelect
          label={common('frame.language')}
          value={language}
          onChange={(chosen) => void setLanguage(chosen)}
        />
        <span aria-hidden="true">{common('frame.theme')}</span>
        <ThemeSwitch label={common('frame.theme')} labels={labels} value={theme} onChange={setTheme} />
      </div>
    </Panel>
  );
}
