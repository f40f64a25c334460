import { Outlet } from '@tanstack/react-router';
import { PathLink } from '../../lib/PathLink.tsx';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { SideLayout, sideLinkClass } from '../SideLayout.tsx';
import { adminPages } from './admin-pages.ts';

/** The administration. What one may not do is not listed. */
export function AdminLayout() {
  const t = useT('admin');
  const held = useSession((session) => session.dataPermission);
  const pages = adminPages.filter(({ needs }) => held.some(({ code }) => code === needs));
  const links = pages.map(({ name, to, icon: Icon }) => (
    <PathLink key={name} to={to} className={sideLinkClass}>
      <Icon size={18} aria-hidden />
      {t(`admin.nav.${name}`)}
    </PathLink>
  ));
  return (
    <SideLayout label={t('admin.nav.title')} links={links}>
      <Outlet />
    </SideLayout>
  );
}
