import { readColumnForm } from '@shuyuan/contract/community/column.wire';
import { useRead } from '../../../../../lib/queries.ts';
import { ReadStates } from '../../../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../../../lib/route-values.ts';
import { useT } from '../../../../../lib/texts.ts';
import { isUnknown } from '../../../is-unknown.ts';
import { ColumnHead } from '../../ColumnHead.tsx';
import { UnknownColumn } from '../../UnknownColumn.tsx';
import { ColumnTools } from '../ColumnTools.tsx';
import { ManagedContents } from '../ManagedContents.tsx';
import classes from '../Manage.module.css';

function Arranged({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumnForm, { id }, { claims: 'notices' });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <ReadStates read={column} failed={t('community.column.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.stack}>
          <ColumnHead column={data}>
            <ColumnTools column={data} />
          </ColumnHead>
          <ManagedContents columnId={id} accountId={data.comeEnjoyId} all={data.questionIds} />
        </div>
      )}
    </ReadStates>
  );
}

/** ROUTE-41: a column for whoever keeps it: what stands in it, and in which order. */
export function ArrangePage() {
  const { id } = useSearchParams();
  return id === undefined ? <UnknownColumn /> : <Arranged key={id} id={id} />;
}
