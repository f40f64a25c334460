import type { checkQuestionImport } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';

type Found = OutputOf<typeof checkQuestionImport>;

/** Lines as the program shows them that wrote the file. */
export function useProblemColumns(): Column<Found['problems'][number]>[] {
  const t = useT('bank');
  return [
    { key: 'line', header: t('bank.import.line'), align: 'end', width: '5em', cell: ({ line }) => line },
    { key: 'problem', header: t('bank.import.problem'), cell: ({ problem }) => t(`bank.problem.${problem}`) },
    { key: 'value', header: t('bank.import.value'), cell: ({ value }) => value || '—' },
  ];
}

/** A file without pictures needs no column for them. */
export function useQuestionColumns(hasMedia: boolean): Column<Found['questions'][number]>[] {
  const t = useT('bank');
  const { count } = useFormat();
  const media: Column<Found['questions'][number]> = {
    key: 'media',
    header: t('bank.import.media'),
    align: 'end',
    cell: ({ mediaCount }) => (mediaCount === 0 ? '—' : count(mediaCount)),
  };
  return [
    { key: 'line', header: t('bank.import.line'), align: 'end', width: '5em', cell: ({ line }) => line },
    { key: 'kind', header: t('bank.field.kind'), cell: ({ kind }) => t(`bank.kind.${kind}`) },
    { key: 'text', header: t('bank.column.text'), cell: ({ text }) => text },
    { key: 'category', header: t('bank.field.category'), cell: ({ categoryName }) => categoryName },
    ...(hasMedia ? [media] : []),
  ];
}

export type { Found };
