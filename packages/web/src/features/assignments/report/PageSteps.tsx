import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import classes from '../manage/Assignments.module.css';
import type { ListProps } from '../manage/assignments-address.ts';

/** The way on behind the last row of a page, and back to the first; a page before is where the browser goes back to. */
export function PageSteps({ state: { after }, next, onMove }: ListProps & { next: string | null }) {
  const t = useT('assignments');
  if (after === '' && next === null) return null;
  return (
    <div className={classes.filters}>
      {after !== '' && (
        <Button variant="default" onClick={() => onMove({ after: '' })}>
          {t('assignments.people.first')}
        </Button>
      )}
      {next !== null && (
        <Button variant="default" onClick={() => onMove({ after: next })}>
          {t('assignments.people.next')}
        </Button>
      )}
    </div>
  );
}
