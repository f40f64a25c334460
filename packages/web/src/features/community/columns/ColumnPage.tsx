import { readColumn } from '@shuyuan/contract/community/column.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { isUnknown } from '../is-unknown.ts';
import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import { ColumnContents } from './ColumnContents.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import classes from './Columns.module.css';
import { ColumnWays } from './ColumnWays.tsx';
import { UnknownColumn } from './UnknownColumn.tsx';

function ColumnView({ id }: { id: string }) {
  const t = useT('share');
  const column = useRead(readColumn, { id }, { claims: 'notices' });
  if (isUnknown(column.error)) return <UnknownColumn />;
  return (
    <ReadStates read={column} failed={t('community.column.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.stack}>
          <ColumnHead column={data}>
            <ColumnWays column={data} />
          </ColumnHead>
          {data.offer && !data.offer.isOpen && <OfferView businessType="column" businessId={id} offer={data.offer} />}
          <ColumnContents id={id} />
        </div>
      )}
    </ReadStates>
  );
}

/** ROUTE-39: a column as its readers see it. */
export function ColumnPage() {
  const { id } = useSearchParams();
  return id === undefined ? <UnknownColumn /> : <ColumnView key={id} id={id} />;
}
