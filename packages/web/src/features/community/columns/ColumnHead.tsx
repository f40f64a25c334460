import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import type { ColumnInfo } from './column.ts';
import classes from './Columns.module.css';

type Props = {
  column: ColumnInfo;
  /** What whoever looks may do with it. */
  children: ReactNode;
};

/** COMM-25: what a column is and whose it is. */
export function ColumnHead({ column, children }: Props) {
  const t = useT('share');
  const format = useFormat();
  const { title, introduce, headPortraitPath, comeEnjoyId, comeEnjoyName, contentNum, offer } = column;
  return (
    <Panel>
      <div className={classes.head}>
        <CoverPicture kind="column" path={headPortraitPath} />
        <div className={classes.headWords}>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={classes.about}>
            <bdi>{introduce || t('community.column.undescribed')}</bdi>
          </p>
          <p className={classes.facts}>
            <PathLink to="teamContent" params={{ id: comeEnjoyId }} className={classes.account}>
              <bdi>{comeEnjoyName}</bdi>
            </PathLink>
            <span>{t('community.column.contents', { count: format.count(contentNum) })}</span>
            {offer?.isOpen && <PriceTag offer={offer} />}
          </p>
          <div className={classes.foot}>{children}</div>
        </div>
      </div>
    </Panel>
  );
}
