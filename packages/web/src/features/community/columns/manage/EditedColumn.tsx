import { readColumnForm } from '@shuyuan/contract/community/column.wire';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { isUnknown } from '../../is-unknown.ts';
import { UnknownColumn } from '../UnknownColumn.tsx';
import { ColumnForm } from './ColumnForm.tsx';

/** COMM-29; read anew each time the form is opened, and never under the hands of whoever fills it. */
export function EditedColumn({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumnForm, { id }, { claims: 'notices', staleTime: Infinity, gcTime: 0 });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <>
      <PageTitle title={t('community.column.edit.title')} />
      <ReadStates read={column} failed={t('community.column.failed')} shape="list" count={3}>
        {(data) => <ColumnForm column={data} accountId={data.comeEnjoyId} />}
      </ReadStates>
    </>
  );
}
