import { exportPack, exportPackWorkbook } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { packStandings } from '@shuyuan/contract/centre/packs/pack-standings';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { AddressStateOf } from '../../../../lib/address-state.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../Packs.module.css';
import type { packAddress } from './pack-address.ts';
import type { PackView } from './pack-reads.ts';

type State = AddressStateOf<typeof packAddress>;
type Props = {
  state: State;
  counts: PackView['counts'];
  /** The input of an export. */
  query: InputOf<typeof exportPack>;
  onMove: (change: Partial<State>) => void;
};

/** How far people are with how many of each, their name, and the files. */
export function PackFilters({ state: { standing, search }, counts, query, onMove }: Props) {
  const t = useT('packs');
  const { count } = useFormat();
  const tabs = [
    { name: 'all', label: `${t('packs.standing.all')} ${count(counts.people)}` },
    ...packStandings.map((name) => ({ name, label: `${t(`packs.standing.${name}`)} ${count(counts[name])}` })),
  ];
  return (
    <>
      <div className={classes.filters}>
        <ChoiceTabs
          label={t('packs.standing')}
          tabs={tabs}
          current={standing ?? 'all'}
          onChoose={(name) => onMove({ standing: packStandings.find((one) => one === name), page: 1 })}
        />
      </div>
      <div className={classes.filters}>
        <SearchBox
          className={classes.search}
          label={t('packs.find')}
          placeholder={t('packs.find')}
          clearLabel={t('packs.search.clear')}
          initialValue={search}
          onSearch={(name) => onMove({ search: name, page: 1 })}
          onClear={() => onMove({ search: '', page: 1 })}
        />
        <div className={classes.tools}>
          <ExportReport table={exportPack} workbook={exportPackWorkbook} query={query} />
        </div>
      </div>
    </>
  );
}
