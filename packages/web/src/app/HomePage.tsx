import { useSession } from '../lib/session.ts';
import { useT } from '../lib/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { homeViews } from './site/home-views.tsx';
import { HomeNavigation } from './site/HomeNavigation.tsx';
import { PageModules } from './site/PageModules.tsx';

/** D-186: what the company shows first. Its modules came with the first answer of the session. */
export function HomePage() {
  const t = useT('common');
  const home = useSession((session) => session.home);
  if (!home) return null;
  return (
    <>
      {!home.modules.some(({ kind }) => kind === 'welcome') && <PageTitle title={t('frame.nav.home')} />}
      <HomeNavigation pages={home.navigation} />
      <PageModules modules={home.modules} views={homeViews} />
    </>
  );
}
