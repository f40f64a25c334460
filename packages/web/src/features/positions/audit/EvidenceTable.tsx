import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { contentKinds } from '../../../shared/contents/content-kinds.ts';
import { minutesOf } from '../minutes-of.ts';

type Chapter = OutputOf<typeof readPositionAudit>['chapters'][number];
type Section = Chapter['sections'][number];

const howOf = ({ isFinished, isConfirmed, isAvailable, trainingClass }: Section) => {
  if (isFinished) return isConfirmed ? 'positions.how.confirmed' : 'positions.how.counted';
  if (trainingClass) return `positions.class.${trainingClass.state}` as const;
  return isAvailable ? 'positions.how.none' : 'positions.section.unavailable';
};

/** The sections of a chapter as evidence: when they were begun and finished, how long they took, and who says so. */
export function EvidenceTable({ chapter }: { chapter: Chapter }) {
  const t = useT('study');
  const { dateTime, count } = useFormat();
  const time = (at: number | null): string => (at === null ? '—' : dateTime(at));
  const columns: Column<Section>[] = [
    { key: 'title', header: t('positions.column.section'), cell: ({ title }) => title },
    {
      key: 'kind',
      header: t('positions.column.kind'),
      cell: ({ businessType, require }) =>
        `${t(contentKinds[businessType].label)} · ${t(require ? 'positions.section.required' : 'positions.section.elective')}`,
    },
    { key: 'begin', header: t('positions.column.begin'), cell: ({ beginTime }) => time(beginTime) },
    { key: 'finish', header: t('positions.column.finish'), cell: ({ finishTime }) => time(finishTime) },
    {
      key: 'minutes',
      header: t('positions.column.minutes'),
      align: 'end',
      cell: ({ studySeconds }) => (studySeconds === null ? '—' : count(minutesOf(studySeconds))),
    },
    {
      key: 'mark',
      header: t('study.report.column.mark'),
      align: 'end',
      cell: ({ mark }) => (mark === null ? '—' : count(mark)),
    },
    { key: 'how', header: t('positions.column.how'), cell: (section) => t(howOf(section)) },
  ];
  return (
    <Panel title={chapter.title} padding="flush">
      <DataTable
        caption={chapter.title}
        columns={columns}
        content={{ state: 'ready', rows: chapter.sections, empty: <EmptyState title={t('positions.empty.points')} /> }}
        rowKey={({ key }) => key}
      />
    </Panel>
  );
}
