import type { ComponentProps } from 'react';
import { ListPager } from '../navigation/ListPager.tsx';
import classes from './ReportPager.module.css';

/** The pager below a table that fills its panel. */
export function ReportPager(props: ComponentProps<typeof ListPager>) {
  return (
    <div className={classes.root}>
      <ListPager {...props} />
    </div>
  );
}
