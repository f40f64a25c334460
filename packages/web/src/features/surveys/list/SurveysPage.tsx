import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ManagedSurveys } from '../manage/ManagedSurveys.tsx';
import { CreateSurveyLink } from './CreateSurveyLink.tsx';
import { surveyAddress } from './survey-address.ts';
import { SurveyList } from './SurveyList.tsx';
import { SurveyTabs } from './SurveyTabs.tsx';

/** The surveys that wait for the reader, those they answered, and those they manage; which list stands in the address. */
export function SurveysPage() {
  const t = useT('surveys');
  const [address, change] = useAddressState(surveyAddress);
  const { box } = address;
  const List = box === 'own' || box === 'all' ? ManagedSurveys : SurveyList;
  return (
    <>
      <PageTitle title={t('survey.list.title')} description={t('survey.list.text')} actions={<CreateSurveyLink />} />
      <SurveyTabs box={box} />
      <List address={address} onChange={change} />
    </>
  );
}
