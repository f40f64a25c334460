import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './AuditPage.module.css';

/** As far as the call counts. */
const maxCounted = 10_000;

/** The pager of the trail, which tells how to reach what is too old to be paged to. */
export function AuditPager(props: Parameters<typeof ListPager>[0]) {
  const t = useT('admin');
  return (
    <div className={classes.pager}>
      {props.recordCount >= maxCounted && <p>{t('admin.audit.capped', { max: maxCounted })}</p>}
      <ListPager {...props} />
    </div>
  );
}
