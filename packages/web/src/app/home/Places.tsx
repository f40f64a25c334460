import { BookOpen, ListChecks } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { useModuleTitle } from '../site/module-title.ts';
import { NothingBegun } from './learning/NothingBegun.tsx';
import classes from './Places.module.css';

const ContinueLearning = lazy(() =>
  orReloadOnce('home-own', import('./own-parts.ts')).then(
    (module) => ({ default: module.ContinueLearning }),
    () => ({ default: NothingBegun }),
  ),
);

export function ContinuePlace() {
  const t = useT('common');
  const link = (
    <PathLink to="study" className={classes.link}>
      {t('home.continue.action')}
    </PathLink>
  );
  return (
    <Panel title={useModuleTitle(t('home.continue.title'))} icon={<BookOpen />} action={link}>
      <Suspense fallback={<SkeletonList label={t('home.loading')} count={3} />}>
        <ContinueLearning />
      </Suspense>
    </Panel>
  );
}

/** A part of its own chunk: home is painted before anybody asks what waits. */
const MyTasks = lazy(() =>
  orReloadOnce('home-own', import('./own-parts.ts')).then(
    (module) => ({ default: module.MyTasks }),
    () => ({ default: TasksFailed }),
  ),
);

function TasksFailed() {
  const t = useT('common');
  return <EmptyState title={t('home.tasks.failed')} />;
}

export function TasksPlace() {
  const t = useT('common');
  return (
    <Panel title={useModuleTitle(t('home.tasks.title'))} icon={<ListChecks />}>
      <Suspense fallback={<SkeletonList label={t('home.loading')} count={3} />}>
        <MyTasks />
      </Suspense>
    </Panel>
  );
}
