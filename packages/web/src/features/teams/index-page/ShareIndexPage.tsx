import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { JoinByCode } from '../members/JoinByCode.tsx';
import { HotSharers } from './HotSharers.tsx';
import { IndexWays } from './IndexWays.tsx';
import { MyPlace } from './MyPlace.tsx';
import { Recommended } from './Recommended.tsx';
import classes from './ShareIndex.module.css';
import { Square } from './Square.tsx';

type Props = {
  /** What colleagues ask and write, from another feature. */
  questions: ReactNode;
  /** The topics one follows and the hot ones, from another feature. */
  topics: ReactNode;
};

/** ROUTE-36: the front of the community. */
export function ShareIndexPage({ questions, topics }: Props) {
  const t = useT('share');
  return (
    <>
      <PageTitle title={t('teams.index.title')} description={t('teams.index.description')} actions={<IndexWays />} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {questions}
          <MyPlace />
          <Recommended />
          <Square />
        </div>
        <div className={classes.column}>
          <HotSharers />
          {topics}
        </div>
      </div>
      <JoinByCode />
    </>
  );
}
