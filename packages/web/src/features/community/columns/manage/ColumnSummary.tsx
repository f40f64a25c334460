import { readColumnSummary } from '@shuyuan/contract/community/column.wire';
import { useFormat } from '../../../../lib/format.ts';
import { OptionalPart } from '../../../../shared/reads/OptionalPart.tsx';
import { useT } from '../../../../lib/texts.ts';
import { StatTile } from '../../../../ui/StatTile.tsx';
import classes from './Manage.module.css';

/** COMM-26: what the columns of an account have come to. */
export function ColumnSummary({ accountId }: { accountId: string }) {
  const t = useT('share');
  const format = useFormat();
  return (
    <OptionalPart endpoint={readColumnSummary} input={{ enjoyId: accountId }}>
      {({ columnNum, subscribeNum, contentNum }) => (
        <div className={classes.tiles}>
          <StatTile label={t('community.column.summary.columns')} value={format.count(columnNum)} />
          <StatTile label={t('community.column.summary.subscribers')} value={format.count(subscribeNum)} />
          <StatTile label={t('community.column.summary.contents')} value={format.count(contentNum)} />
        </div>
      )}
    </OptionalPart>
  );
}
