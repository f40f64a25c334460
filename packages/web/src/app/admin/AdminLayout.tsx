import { Outlet, useRouterState } from '@tanstack/react-router';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { SideLayout, sideLinkClass } from '../SideLayout.tsx';
import { adminPages } from './admin-pages.ts';
import { NoRight } from './NoRight.tsx';

/** The page of the administration that is open. */
function useOpenPage() {
  const path = useRouterState({ select: (state) => String(state.matches.at(-1)?.fullPath) });
  return adminPages.find(({ to }) => paths[to] === path);
}

/** The administration. What one may not do is not listed; who comes by its address reads who may. */
export function AdminLayout() {
  const t = useT('admin');
  const held = useSession((session) => session.dataPermission);
  const pages = adminPages.filter(({ needs }) => held.some(({ code }) => code === needs));
  const open = useOpenPage();
  const page =
    !open || pages.includes(open) ? <Outlet /> : <NoRight title={t(`admin.nav.${open.name}`)} needs={open.needs} />;
  if (pages.length === 0) return page;
  const links = pages.map(({ name, to, icon: Icon }) => (
    <PathLink key={name} to={to} className={sideLinkClass}>
      <Icon size={18} aria-hidden />
      {t(`admin.nav.${name}`)}
    </PathLink>
  ));
  return (
    <SideLayout label={t('admin.nav.title')} links={links}>
      {page}
    </SideLayout>
  );
}
