import { useAddressState } from '../../../../lib/address-state.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { PackFilters } from './PackFilters.tsx';
import { PackTable } from './PackTable.tsx';
import { packAddress } from './pack-address.ts';
import type { PackView } from './pack-reads.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { usePackPeople } from './use-pack-people.ts';
import { usePersonStep } from './use-person-step.ts';

/** Everybody a pack reached, out of the reader's people. */
export function PackPeople({ pack }: { pack: PackView }) {
  const t = useT('packs');
  const [state, move] = useAddressState(packAddress);
  const { asked, ask, close } = usePersonStep(pack.id, state.step);
  const { page, pageSize } = state;
  const { query, list } = usePackPeople(pack.id, state);
  const person = list.data?.items.find(({ id }) => id === asked?.memberId);
  return (
    <Panel title={t('packs.people')} padding="flush">
      <PackFilters state={state} counts={pack.counts} query={query} onMove={move} />
      <PackTable packId={pack.id} list={list} onAsk={ask} />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={move} />
      {asked && person && <PersonDialog pack={pack} step={asked.step} person={person} onClose={close} />}
    </Panel>
  );
}
