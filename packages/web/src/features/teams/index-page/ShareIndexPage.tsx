import { Button } from '@mantine/core';
import { Bookmark, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeSearch } from '../../../lib/navigation.ts';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { HotSharers } from './HotSharers.tsx';
import { MyPlace } from './MyPlace.tsx';
import { Recommended } from './Recommended.tsx';
import classes from './ShareIndex.module.css';
import { Square } from './Square.tsx';

function Ways() {
  const t = useT('share');
  return (
    <>
      <Button
        component="a"
        href={href('myCollection')}
        variant="default"
        leftSection={<Bookmark size={16} aria-hidden />}
      >
        {t('teams.collection.title')}
      </Button>
      <Button
        variant="default"
        leftSection={<KeyRound size={16} aria-hidden />}
        onClick={() => changeSearch({ join: '' })}
      >
        {t('teams.join.open')}
      </Button>
    </>
  );
}

type Props = {
  /** The topics one follows and the hot ones, from another feature. */
  topics: ReactNode;
};

/** ROUTE-36: the front of the community. */
export function ShareIndexPage({ topics }: Props) {
  const t = useT('share');
  return (
    <>
      <PageTitle title={t('teams.index.title')} description={t('teams.index.description')} actions={<Ways />} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <MyPlace />
          <Recommended />
          <Square />
        </div>
        <div className={classes.column}>
          <HotSharers />
          {topics}
        </div>
      </div>
    </>
  );
}
