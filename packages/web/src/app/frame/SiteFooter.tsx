import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import classes from './SiteFooter.module.css';

export function SiteFooter() {
  const t = useT('common');
  const hasHelp = useSession((session) => session.menus.includes('help'));
  return (
    <footer className={classes.root}>
      <div className={classes.row}>
        <BrandMark size={20} />
        <span className={classes.slogan}>{t('frame.slogan')}</span>
        <nav className={classes.links} aria-label={t('frame.footer.label')}>
          <PathLink to="about">{t('frame.footer.about')}</PathLink>
          <PathLink to="partner">{t('frame.footer.partner')}</PathLink>
          {hasHelp && <PathLink to="help">{t('frame.help')}</PathLink>}
        </nav>
      </div>
    </footer>
  );
}
