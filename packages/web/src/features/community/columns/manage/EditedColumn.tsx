import { readColumnForm } from '@shuyuan/contract/community/column.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadFailure } from '../../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { isUnknown } from '../../is-unknown.ts';
import { UnknownColumn } from '../UnknownColumn.tsx';
import { ColumnForm } from './ColumnForm.tsx';

/** Read anew before the form opens: it must not begin with what a colleague has changed since, and put that back. */
function Form({ column }: { column: ReturnType<typeof useRead<typeof readColumnForm>> }) {
  const t = useT('share');
  const common = useT('common');
  if (column.isError) return <ReadFailure read={column} title={t('community.column.failed')} />;
  if (!column.data || !column.isFetchedAfterMount) return <SkeletonList label={common('shell.loading')} count={3} />;
  return <ColumnForm column={column.data} accountId={column.data.comeEnjoyId} />;
}

/** COMM-29 */
export function EditedColumn({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumnForm, { id }, { claims: 'notices', staleTime: 0, refetchOnWindowFocus: false });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <>
      <PageTitle title={t('community.column.edit.title')} />
      <Form column={column} />
    </>
  );
}
