import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { useT } from '../../../lib/texts.ts';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import type { Column } from './column.ts';
import classes from './Columns.module.css';
import { ColumnWay } from './ColumnWay.tsx';

type Props = {
  column: Column;
  /** Instead of the way to subscribe: what whoever keeps it may do. */
  actions?: ReactNode;
  /** On the page of its own account nobody needs to be told whose it is. */
  hasAccount?: boolean;
};

/** COMM-25: a column among others. */
export function ColumnCard({ column, actions, hasAccount = true }: Props) {
  const t = useT('share');
  const format = useFormat();
  const { id, title, introduce, headPortraitPath, comeEnjoyId, comeEnjoyName, contentNum, subscribeNum, offer } =
    column;
  return (
    <article className={classes.card}>
      <CoverPicture kind="column" path={headPortraitPath} className={classes.cover} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <PathLink to="teamColumnDetail" search={{ id }} className={classes.nameLink}>
            <bdi>{title}</bdi>
          </PathLink>
        </h3>
        {introduce && (
          <p className={classes.desc} dir="auto">
            {introduce}
          </p>
        )}
        <p className={classes.facts}>
          {hasAccount && (
            <PathLink to="teamContent" params={{ id: comeEnjoyId }} className={classes.account}>
              <bdi>{comeEnjoyName}</bdi>
            </PathLink>
          )}
          <span>{t('community.column.contents', { count: format.abbreviated(contentNum) })}</span>
          {actions && <span>{t('community.column.subscribers', { count: format.abbreviated(subscribeNum) })}</span>}
        </p>
        <PriceTag offer={offer} />
        <div className={classes.foot}>{actions ?? <ColumnWay column={column} />}</div>
      </div>
    </article>
  );
}
