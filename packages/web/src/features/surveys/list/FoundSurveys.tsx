import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SurveyCards } from './SurveyCards.tsx';

type Props = {
  search: string;
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};

/** Surveys that wait for the reader, as they are looked for on the study home. */
export function FoundSurveys({ search, paging, onMove }: Props) {
  const t = useT('surveys');
  const input = { box: 'waiting' as const, ...paging, ...(search && { search }) };
  const list = useRead(listSurveys, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('survey.list.failed')} shape="list">
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState art={<TickedList />} title={t('survey.list.empty.waiting')} />
        ) : (
          <Stack>
            <SurveyCards surveys={items} />
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
