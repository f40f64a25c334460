import { BookOpen, Flame, ListChecks } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../lib/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { BooksAndTea, OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './Places.module.css';

type Props = {
  name: 'continue' | 'questions';
  icon: ReactNode;
  art: ReactNode;
  /** Where one finds more of it. */
  link?: ReactNode;
};

function Place({ name, icon, art, link }: Props) {
  const t = useT('common');
  return (
    <Panel title={t(`home.${name}.title`)} icon={icon} action={link}>
      <EmptyState art={art} title={t(`home.${name}.empty.title`)} text={t(`home.${name}.empty.text`)} />
    </Panel>
  );
}

export function ContinuePlace() {
  const t = useT('common');
  const link = (
    <PathLink to="study" className={classes.link}>
      {t('home.continue.action')}
    </PathLink>
  );
  return <Place name="continue" icon={<BookOpen />} art={<BooksAndTea />} link={link} />;
}

/** A part of its own chunk: home is painted before anybody asks what waits. */
const MyTasks = lazy(() =>
  orReloadOnce('home-tasks', import('./MyTasks.tsx')).then(
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
    <Panel title={t('home.tasks.title')} icon={<ListChecks />}>
      <Suspense fallback={<SkeletonList label={t('home.loading')} count={3} />}>
        <MyTasks />
      </Suspense>
    </Panel>
  );
}

export function QuestionsPlace() {
  const t = useT('common');
  const link = (
    <PathLink to="shareIndex" className={classes.link}>
      {t('home.questions.action')}
    </PathLink>
  );
  return <Place name="questions" icon={<Flame />} art={<OpenTalk />} link={link} />;
}
