import { Flame } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './Places.module.css';

/** Nobody misses it who never saw it (ERR-15). */
const LeftOut = (): ReactNode => null;

const HotQuestions = lazy<ComponentType<{ waiting: ReactNode }>>(() =>
  orReloadOnce('home-community', import('./community-parts.ts')).then(
    (module) => ({ default: module.HotQuestions }),
    () => ({ default: LeftOut }),
  ),
);

export function QuestionsPlace() {
  const t = useT('common');
  const waiting = <SkeletonList label={t('home.loading')} count={5} />;
  const link = (
    <PathLink to="shareIndex" className={classes.link}>
      {t('home.questions.action')}
    </PathLink>
  );
  return (
    <Panel title={t('home.questions.title')} icon={<Flame />} action={link}>
      <Suspense fallback={waiting}>
        <HotQuestions waiting={waiting} />
      </Suspense>
    </Panel>
  );
}
