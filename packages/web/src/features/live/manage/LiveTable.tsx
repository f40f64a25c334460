import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { OnDo } from './LiveOperations.tsx';
import classes from './LiveTable.module.css';
import type { ManagePlace } from './manage-place.ts';
import { NoLives } from './NoLives.tsx';
import { useLiveColumns } from './use-live-columns.tsx';
import type { LiveSettings } from './use-live-settings.ts';
import { useManagedLives } from './use-managed-lives.ts';

type Props = {
  settings: LiveSettings;
  place: ManagePlace;
  onMove: (place: ManagePlace) => void;
  onDo: OnDo;
};

/** LIVE-MGMT-02…06: one page of the lives one may manage, or of one's own. */
export function LiveTable({ settings, place, onMove, onDo }: Props) {
  const t = useT('activity');
  const { tab, page, pageSize } = place;
  const list = useManagedLives(place);
  const columns = useLiveColumns({
    isApprovalOn: settings.isApprovalOn,
    isCreatorList: tab === 'mine',
    numberOf: (live) => (page - 1) * pageSize + (list.data?.items.indexOf(live) ?? 0) + 1,
    onDo,
  });
  return (
    <>
      <DataTable
        caption={t(`live.manage.tab.${tab}`)}
        columns={columns}
        content={tableContent(list, { failed: t('live.manage.failed'), empty: <NoLives place={place} /> })}
        rowKey={({ id }) => id}
      />
      <div className={classes.pager}>
        <ListPager
          paging={{ page, pageSize }}
          recordCount={list.data?.recordCount ?? 0}
          onChange={(paging) => onMove({ ...place, ...paging })}
        />
      </div>
    </>
  );
}
