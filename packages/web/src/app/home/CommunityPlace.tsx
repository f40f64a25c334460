import { MessagesSquare } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './Places.module.css';

/** Nobody misses it who never saw it (ERR-15). */
const LeftOut = (): ReactNode => null;

const CommunityNow = lazy<ComponentType<{ waiting: ReactNode }>>(() =>
  orReloadOnce('home-community', import('./community-parts.ts')).then(
    (module) => ({ default: module.CommunityNow }),
    () => ({ default: LeftOut }),
  ),
);

export function CommunityPlace() {
  const t = useT('common');
  const waiting = <SkeletonList label={t('home.loading')} count={4} />;
  const link = (
    <PathLink to="shareIndex" className={classes.link}>
      {t('home.community.action')}
    </PathLink>
  );
  return (
    <Panel title={t('home.community.title')} icon={<MessagesSquare />} action={link}>
      <Suspense fallback={waiting}>
        <CommunityNow waiting={waiting} />
      </Suspense>
    </Panel>
  );
}
