import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { WordsView } from './report-address.ts';
import { type SearchedWord, useWordColumns } from './use-word-columns.tsx';

type Props = { view: WordsView; read: Parameters<typeof tableContent<SearchedWord>>[0] };

/** The words of the report, each with what became of it. */
export function WordTable({ view, read }: Props) {
  const t = useT('operation');
  const columns = useWordColumns();
  const empty = <EmptyState title={t('searches.empty')} text={t('searches.empty.text')} />;
  return (
    <DataTable
      caption={t(`searches.view.${view}`)}
      columns={columns}
      rowKey={({ words }) => words}
      content={tableContent(read, { failed: t('searches.failed'), empty })}
    />
  );
}
