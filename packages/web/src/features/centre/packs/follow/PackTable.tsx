import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import type { usePackPeople } from './use-pack-people.ts';
import { usePackPeopleColumns } from './use-pack-people-columns.tsx';
import type { AskedStep } from './use-person-step.ts';

type Props = {
  packId: string;
  list: ReturnType<typeof usePackPeople>['list'];
  onAsk: (asked: AskedStep) => void;
};

/** A page of the people of a pack. */
export function PackTable({ packId, list, onAsk }: Props) {
  const t = useT('packs');
  const empty = <EmptyState title={t('packs.people.empty')} />;
  return (
    <DataTable
      caption={t('packs.people')}
      columns={usePackPeopleColumns(packId, onAsk)}
      content={tableContent(list, { failed: t('packs.people.failed'), empty })}
      rowKey={({ id }) => id}
    />
  );
}
