import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { SurveyAddress } from '../list/survey-address.ts';
import { NoSurveys } from './NoSurveys.tsx';
import { SurveyFilters } from './SurveyFilters.tsx';
import { useManagedSurveys } from './use-managed-surveys.ts';
import { useSurveyColumns } from './use-survey-columns.tsx';

type Props = { address: SurveyAddress; onChange: (change: Partial<SurveyAddress>) => void };

/** The surveys somebody manages, with their state and how many have answered. */
export function ManagedSurveys({ address, onChange }: Props) {
  const t = useT('surveys');
  const { box, page, pageSize } = address;
  const list = useManagedSurveys(address);
  const columns = useSurveyColumns(box === 'all');
  return (
    <Stack>
      <SurveyFilters address={address} onChange={onChange} />
      <Panel padding="flush">
        <DataTable
          caption={t(`survey.box.${box}`)}
          columns={columns}
          content={tableContent(list, { failed: t('survey.list.failed'), empty: <NoSurveys address={address} /> })}
          rowKey={({ id }) => id}
        />
      </Panel>
      <ListPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onChange} />
    </Stack>
  );
}
