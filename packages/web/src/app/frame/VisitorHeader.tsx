import { readLayout } from '@shuyuan/contract/system/layout.wire';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useRead } from '../../lib/queries.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Brand } from './Brand.tsx';
import classes from './header.module.css';

/** Light on purpose: whoever is not signed in loads no menus. */
export function VisitorHeader() {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  // ERR-15: without the company's own mark the product's stands there.
  const layout = useRead(readLayout, {}, { claims: 'all', staleTime: Infinity });
  const { theme, setTheme } = useThemeChoice();
  const themeLabels = { system: t('frame.theme.system'), light: t('frame.theme.light'), dark: t('frame.theme.dark') };
  return (
    <header className={classes.root}>
      <div className={classes.row}>
        <Brand logo={layout.data?.logo ?? null} />
        <div className={classes.end}>
          <LanguageSelect
            isShort
            label={t('frame.language')}
            value={language}
            onChange={(one) => void setLanguage(one)}
          />
          <ThemeSwitch label={t('frame.theme')} labels={themeLabels} value={theme} onChange={setTheme} />
          <PathLink to="login" className={classes.signIn}>
            {t('frame.signIn')}
          </PathLink>
        </div>
      </div>
    </header>
  );
}
