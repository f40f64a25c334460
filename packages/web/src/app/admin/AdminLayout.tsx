import { Outlet } from '@tanstack/react-router';
import { PathLink } from '../../lib/PathLink.tsx';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import classes from './AdminLayout.module.css';
import { adminPages } from './admin-pages.ts';

/** The administration: its own navigation at the side, a strip to scroll in the hand. What one may not do is not listed. */
export function AdminLayout() {
  const t = useT('admin');
  const held = useSession((session) => session.dataPermission);
  const pages = adminPages.filter(({ needs }) => held.some(({ code }) => code === needs));
  return (
    <div className={classes.root}>
      <nav className={classes.nav} aria-label={t('admin.nav.title')}>
        {pages.map(({ name, to, icon: Icon }) => (
          <PathLink key={name} to={to} className={classes.link}>
            <Icon size={18} aria-hidden />
            {t(`admin.nav.${name}`)}
          </PathLink>
        ))}
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
