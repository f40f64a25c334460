import type { ReactNode } from 'react';
import { href } from '../../lib/paths.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import classes from './EntranceLayout.module.css';
import { ReadingRoom } from './ReadingRoom.tsx';

/** The room on one side, the form on the other; on a phone the form alone. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useThemeChoice();
  const themeLabels = { system: t('frame.theme.system'), light: t('frame.theme.light'), dark: t('frame.theme.dark') };
  return (
    <div className={classes.root}>
      <aside className={classes.scene}>
        <ReadingRoom />
        <figure className={classes.motto}>
          <blockquote className={classes.verse}>
            <p>{t('login.motto.first')}</p>
            <p>{t('login.motto.second')}</p>
          </blockquote>
          <figcaption className={classes.author}>{t('login.motto.author')}</figcaption>
        </figure>
      </aside>
      <div className={classes.side}>
        <header className={classes.bar}>
          <span className={classes.brand}>
            <BrandMark size={36} />
            <span className={classes.brandName}>{t('shell.brand')}</span>
          </span>
          <span className={classes.choices}>
            <LanguageSelect label={t('frame.language')} value={language} onChange={(one) => void setLanguage(one)} />
            <ThemeSwitch label={t('frame.theme')} labels={themeLabels} value={theme} onChange={setTheme} />
          </span>
        </header>
        <main className={classes.main}>{children}</main>
        <footer className={classes.foot}>
          <nav className={classes.links} aria-label={t('frame.footer.label')}>
            <a href={href('about')}>{t('frame.footer.about')}</a>
            <a href={href('partner')}>{t('frame.footer.partner')}</a>
          </nav>
        </footer>
      </div>
    </div>
  );
}
