import { Button } from '@mantine/core';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { href } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './ShareIndex.module.css';

export function AccountWays() {
  const t = useT('share');
  return (
    <span className={classes.ways}>
      <Button component="a" href={href('certificationAccount')} size="sm">
        {t('teams.mine.apply')}
      </Button>
      <PathLink to="certificationInfo">{t('teams.applications.title')}</PathLink>
    </span>
  );
}
