import type { listFinished } from '@shuyuan/contract/centre/study-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ContentLink } from '../../../shared/tasks/ContentLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';

type Finished = OutputOf<typeof listFinished>['items'][number];

/** Something that was finished, with the way back to it where there still is one. */
export function useFinishedColumns(): Column<Finished>[] {
  const t = useT('centre');
  const { date } = useFormat();
  return [
    {
      key: 'title',
      header: t('centre.column.title'),
      cell: ({ kind, id, title, isOpen }) =>
        isOpen ? (
          <ContentLink kind={kind} id={id}>
            <bdi>{title}</bdi>
          </ContentLink>
        ) : (
          <>
            <bdi>{title}</bdi> {t('centre.course.closed')}
          </>
        ),
    },
    { key: 'kind', header: t('centre.column.kind'), cell: ({ kind }) => t(`centre.report.kind.${kind}`) },
    { key: 'finished', header: t('centre.column.finished'), cell: ({ finishTime }) => date(finishTime) },
  ];
}
