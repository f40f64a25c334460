import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { NumberLink } from '../../AwardFacts.tsx';
import { AwardTag } from '../../AwardTag.tsx';
import classes from '../Manage.module.css';
import type { Holder } from './holder.ts';
import { RenewButton } from './RenewButton.tsx';
import { RevokeButton } from './RevokeButton.tsx';

export function useHolderColumns(): Column<Holder>[] {
  const t = useT('courses');
  const study = useT('study');
  const { date } = useFormat();
  return [
    { key: 'name', header: t('certificates.tab.holders'), cell: ({ holderName }) => holderName },
    {
      key: 'number',
      header: study('certificates.number'),
      cell: ({ number }) => <NumberLink number={number} />,
    },
    { key: 'issued', header: study('certificates.issued'), cell: ({ issueTime }) => date(issueTime) },
    {
      key: 'until',
      header: study('certificates.until'),
      // It ends where the next day begins.
      cell: ({ expireTime }) => (expireTime === null ? study('certificates.noExpiry') : date(expireTime - 1)),
    },
    {
      key: 'state',
      header: t('courses.column.state'),
      cell: ({ state, revokeReason, isMarkFallen, replacedBy }) => (
        <>
          <AwardTag state={state} />
          {revokeReason && (
            <span className={classes.soft}>
              {isMarkFallen ? study('certificates.markFell', { title: revokeReason }) : revokeReason}
            </span>
          )}
          {replacedBy && (
            <span className={classes.soft}>
              {study('certificates.replacedBy')} <NumberLink number={replacedBy} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('certificates.holders.actions'),
      align: 'end',
      cell: (holder) => (
        <>
          {holder.can.renew && <RenewButton holder={holder} />}
          {holder.can.revoke && <RevokeButton holder={holder} />}
        </>
      ),
    },
  ];
}
