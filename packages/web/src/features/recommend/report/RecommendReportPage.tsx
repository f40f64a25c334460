import { readRecommendReport } from '@shuyuan/contract/recommend/recommend-report.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { periodOf, reportAddress } from './report-address.ts';
import { ReportBar } from './ReportBar.tsx';
import { SumsTable } from './SumsTable.tsx';

/** ROUTE-33: what became of recommendations in a period, by why and by what; never of whom. */
export function RecommendReportPage() {
  const t = useT('recommend');
  const [state, move] = useAddressState(reportAddress);
  const period = periodOf(state);
  const read = useRead(readRecommendReport, period);
  return (
    <>
      <PageTitle title={t('recommend.report.title')} description={t('recommend.report.text')} />
      <Stack>
        <ReportBar period={period} onChange={move} />
        <ReadStates read={read} failed={t('recommend.report.failed')} shape="list" count={4}>
          {({ reasons, kinds }) =>
            reasons.length === 0 ? (
              <EmptyState title={t('recommend.report.empty')} />
            ) : (
              <>
                <SumsTable
                  title={t('recommend.report.byReason')}
                  heading={t('recommend.report.reason')}
                  rows={reasons.map(({ reason, ...sums }) => ({
                    ...sums,
                    name: t(`recommend.report.reason.${reason}`),
                  }))}
                />
                <SumsTable
                  title={t('recommend.report.byKind')}
                  heading={t('recommend.report.kind')}
                  rows={kinds.map(({ kind, ...sums }) => ({ ...sums, name: t(`recommend.kind.${kind}`) }))}
                />
              </>
            )
          }
        </ReadStates>
      </Stack>
    </>
  );
}
