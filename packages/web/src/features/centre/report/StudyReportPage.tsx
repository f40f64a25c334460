import { readStudyReport } from '@shuyuan/contract/centre/study-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FinishedList } from './FinishedList.tsx';
import { reportAddress } from './report-address.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { SpanTabs } from './SpanTabs.tsx';

/** CENTRE-01: how long the reader learned week by week, and what they finished. */
export function StudyReportPage() {
  const t = useT('centre');
  const [state, move] = useAddressState(reportAddress);
  const { weeks } = state;
  const read = useRead(readStudyReport, { weeks }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <>
      <PageTitle title={t('centre.report.title')} description={t('centre.report.text')} />
      <Stack gap={20}>
        <SpanTabs state={state} onMove={move} />
        <ReadStates read={read} failed={t('centre.report.failed')} shape="list" count={4}>
          {(report) => (
            <>
              <ReportFigures report={report} weeks={weeks} />
              <FinishedList counts={report.counts} state={state} onMove={move} />
            </>
          )}
        </ReadStates>
      </Stack>
    </>
  );
}
