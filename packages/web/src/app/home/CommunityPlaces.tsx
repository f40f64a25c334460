import { Flame, MessagesSquare } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { useModuleTitle } from '../site/module-title.ts';
import classes from './Places.module.css';

/** Nobody misses it who never saw it (ERR-15). */
const LeftOut = (): ReactNode => null;

const partOf = (name: 'CommunityNow' | 'HotQuestions') =>
  lazy<ComponentType<{ waiting: ReactNode }>>(() =>
    orReloadOnce('home-community', import('./community-parts.ts')).then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: LeftOut }),
    ),
  );
const CommunityNow = partOf('CommunityNow');
const HotQuestions = partOf('HotQuestions');

type Props = { name: 'community' | 'questions'; icon: ReactNode; part: typeof CommunityNow; count: number };

function Place({ name, icon, part: Part, count }: Props) {
  const t = useT('common');
  const waiting = <SkeletonList label={t('home.loading')} count={count} />;
  const link = (
    <PathLink to="shareIndex" className={classes.link}>
      {t(`home.${name}.action`)}
    </PathLink>
  );
  return (
    <Panel title={useModuleTitle(t(`home.${name}.title`))} icon={icon} action={link}>
      <Suspense fallback={waiting}>
        <Part waiting={waiting} />
      </Suspense>
    </Panel>
  );
}

export const QuestionsPlace = () => <Place name="questions" icon={<Flame />} part={HotQuestions} count={5} />;
export const CommunityPlace = () => <Place name="community" icon={<MessagesSquare />} part={CommunityNow} count={4} />;
