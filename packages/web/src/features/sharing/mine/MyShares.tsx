import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './MyShares.module.css';
import { NoShares } from './NoShares.tsx';
import { useMyShares } from './use-my-shares.ts';
import { useShareColumns } from './use-share-columns.tsx';

/** D-086: what one has shared, where to, and how often each link was opened. */
export function MyShares() {
  const t = useT('sharing');
  const { paging, read } = useMyShares();
  const columns = useShareColumns();
  const recordCount = read.data?.recordCount ?? 0;
  return (
    <Panel padding="flush">
      <DataTable
        caption={t('sharing.mine.title')}
        columns={columns}
        rowKey={({ shareId }) => shareId}
        content={tableContent(read, { failed: t('sharing.mine.failed'), empty: <NoShares /> })}
      />
      {recordCount > 0 && (
        <div className={classes.pager}>
          <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
        </div>
      )}
    </Panel>
  );
}
