import { readSurveyResults } from '@shuyuan/contract/surveys/survey.wire';
import { addressCodec, addressId, useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHead } from './ResultsHead.tsx';

/** The address of the results: the organisation they are narrowed down to. */
const resultsAddress = addressCodec({ organization: addressId });

function Results({ id }: { id: string }) {
  const t = useT('surveys');
  const [{ organization: organizationId }, change] = useAddressState(resultsAddress);
  const results = useRead(readSurveyResults, { id, organizationId }, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('survey.results.title')} description={results.data && <bdi>{results.data.title}</bdi>} />
      <ReadStates read={results} failed={t('survey.results.failed')} shape="list" count={4}>
        {(data) => (
          <Stack gap={20}>
            <ResultsHead
              results={data}
              organizationId={organizationId}
              onOrganization={(organization) => change({ organization })}
            />
            <ResultsBody results={data} />
          </Stack>
        )}
      </ReadStates>
    </>
  );
}

/** D-183: what was answered, for those who manage the survey. */
export function ResultsPage() {
  const { id } = usePathParams('surveyResults');
  return <Results key={id} id={id} />;
}
