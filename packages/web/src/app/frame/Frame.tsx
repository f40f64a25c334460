import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import classes from './Frame.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const MemberHeader = lazy(() => import('./MemberHeader.tsx').then((module) => ({ default: module.MemberHeader })));

const FloatingAssistant = lazy(() =>
  import('../assistant/FloatingAssistant.tsx').then(
    (module) => ({ default: module.FloatingAssistant }),
    // A page whose assistant cannot be had is still a page.
    () => ({ default: () => null }),
  ),
);

const mainId = 'main';

/** Header, page, footer. The place of the header is kept while it loads, so the page never jumps. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT('common');
  const isMember = useSession((session) => session.status === 'signed-in');
  return (
    <div className={isMember ? classes.member : classes.root}>
      <SkipLink target={mainId} label={t('frame.skip')} />
      {isMember ? (
        <Suspense fallback={<div className={classes.headerPlace} />}>
          <MemberHeader />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <main id={mainId} className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {isMember && <MainNavigation place="bottom" />}
      {isMember && (
        <Suspense fallback={null}>
          <FloatingAssistant />
        </Suspense>
      )}
    </div>
  );
}
