import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { paths } from '../../lib/paths.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { allows, useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { RoutePending } from '../RouteStates.tsx';
import { SideLayout, sideLinkClass } from '../SideLayout.tsx';
import { myPages } from './my-pages.ts';

/** The error pages stay a chunk of their own (SHELL-03). */
const UnknownPage = lazy(async () => ({
  default: (await orReloadOnce('error', import('../sections/error.tsx'))).UnknownPage,
}));

/** One's own centre: `center/my/{name}` shows the page of that name. */
export function CentreMyPage() {
  const t = useT('personal');
  const { name } = usePathParams('centerMy');
  const session = useSession();
  const shown = myPages.find((page) => page.name === name);
  if (!shown) {
    return (
      <Suspense fallback={<RoutePending />}>
        <UnknownPage />
      </Suspense>
    );
  }
  const links = myPages
    .filter(({ capability }) => !capability || allows(session, capability))
    .map(({ name: to, title, icon: Icon, Dot }) => (
      <PathLink key={to} to="centerMy" params={{ name: to }} className={sideLinkClass}>
        <Icon size={18} aria-hidden />
        {t(title)}
        {Dot && (
          <Suspense>
            <Dot />
          </Suspense>
        )}
      </PathLink>
    ));
  return (
    <SideLayout label={t('centre.nav')} links={links}>
      <Suspense fallback={<RoutePending />}>
        <shown.Page />
      </Suspense>
    </SideLayout>
  );
}

/** The centre opens with the person it belongs to. */
export function CentrePage() {
  return <Navigate to={paths.centerMy} params={{ name: 'profile' }} replace />;
}
