import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { AwardTag } from '../../AwardTag.tsx';
import classes from '../Manage.module.css';
import type { Holder } from './holder.ts';
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
      cell: ({ number }) => (
        <PathLink to="certificateCheck" params={{ number }}>
          <bdi>{number}</bdi>
        </PathLink>
      ),
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
      cell: ({ state, revokeReason }) => (
        <>
          <AwardTag state={state} />
          {revokeReason && <span className={classes.soft}>{revokeReason}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('certificates.holders.actions'),
      align: 'end',
      cell: (holder) => holder.can.revoke && <RevokeButton holder={holder} />,
    },
  ];
}
