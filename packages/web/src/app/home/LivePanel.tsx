import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { QuietLectern } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { useModuleTitle } from '../site/module-title.ts';
import classes from './Places.module.css';

export function LivePanel({ children }: { children: ReactNode }) {
  const t = useT('common');
  const link = (
    <PathLink to="liveIndex" className={classes.link}>
      {t('home.live.action')}
    </PathLink>
  );
  return (
    <Panel title={useModuleTitle(t('frame.nav.live'))} icon={<Radio />} action={link}>
      {children}
    </Panel>
  );
}

export function NobodySpeaks() {
  const t = useT('common');
  return <EmptyState art={<QuietLectern />} title={t('home.live.empty.title')} text={t('home.live.empty.text')} />;
}

/** Keeps the place of what is on while it is on its way. */
export function WaitingLives() {
  const t = useT('common');
  return (
    <LivePanel>
      <SkeletonCards label={t('home.loading')} count={4} />
    </LivePanel>
  );
}
