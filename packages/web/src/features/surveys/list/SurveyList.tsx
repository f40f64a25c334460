import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { EmptySurveys } from './EmptySurveys.tsx';
import type { SurveyAddress } from './survey-address.ts';
import { SurveyCards } from './SurveyCards.tsx';

type Props = { address: SurveyAddress; onChange: (change: Partial<SurveyAddress>) => void };

/** One list of surveys for those who answer them, with what to say when it is empty. */
export function SurveyList({ address, onChange }: Props) {
  const t = useT('surveys');
  const { box, page, pageSize } = address;
  const list = useRead(listSurveys, { box, page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('survey.list.failed')} shape="list">
      {({ items, recordCount }) => (
        <Stack>
          {items.length === 0 ? <EmptySurveys box={box} /> : <SurveyCards surveys={items} />}
          <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onChange} />
        </Stack>
      )}
    </ReadStates>
  );
}
