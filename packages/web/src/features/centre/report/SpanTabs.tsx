import { reportSpans } from '@shuyuan/contract/centre/report-spans';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import type { ReportProps } from './report-address.ts';

/** The weeks the report goes over. */
export function SpanTabs({ state, onMove }: ReportProps) {
  const t = useT('centre');
  return (
    <ChoiceTabs
      label={t('centre.report.span')}
      tabs={reportSpans.map((span) => ({ name: `${span}` as const, label: t(`centre.report.span.${span}`) }))}
      current={`${state.weeks}`}
      onChoose={(name) => onMove({ weeks: reportSpans.find((span) => `${span}` === name) ?? state.weeks, page: 1 })}
    />
  );
}
