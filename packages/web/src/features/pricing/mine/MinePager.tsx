import type { Paging } from '@shuyuan/contract/kernel/paging';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import classes from './Mine.module.css';

/** The pager of both lists; the address keeps the page. */
export function MinePager({ paging, recordCount }: { paging: Paging; recordCount: number }) {
  return (
    <div className={classes.pager}>
      <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
    </div>
  );
}
