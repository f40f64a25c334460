import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';

type Row = OutputOf<typeof listHomework>['items'][number];

export function useHomeworkColumns(onOpen: (id: string) => void): Column<Row>[] {
  const t = useT('courses');
  const format = useFormat();
  return [
    { key: 'person', header: t('courses.homework.person'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
    { key: 'section', header: t('courses.homework.section'), cell: ({ sectionTitle }) => <bdi>{sectionTitle}</bdi> },
    { key: 'time', header: t('courses.homework.time'), cell: ({ submitTime }) => format.dateTime(submitTime) },
    {
      key: 'score',
      header: t('courses.homework.score'),
      align: 'end',
      cell: ({ score }) => (score === null ? '—' : format.count(score)),
    },
    {
      key: 'open',
      header: '',
      align: 'end',
      cell: ({ id, state, fullName }) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t(state === 'submitted' ? 'courses.homework.openNamed' : 'courses.homework.ofNamed', {
            name: fullName,
          })}
          onClick={() => onOpen(id)}
        >
          {t(state === 'submitted' ? 'courses.homework.open' : 'courses.homework.see')}
        </Button>
      ),
    },
  ];
}
