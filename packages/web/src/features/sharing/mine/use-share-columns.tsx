import { shareTypeLabels } from '@shuyuan/contract/sharing/share-types';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { CopyAgain, type Shared } from './CopyAgain.tsx';
import classes from './MyShares.module.css';

/** The landing knows every kind of page; without the id of a share nothing is counted. */
function What({ shared: { id, type, title } }: { shared: Shared }) {
  const t = useT('sharing');
  return (
    <span className={classes.what}>
      <PathLink to="shareLanding" params={{ id, type: String(type) }}>
        <bdi>{title}</bdi>
      </PathLink>
      <span className={classes.kind}>{t(shareTypeLabels[type])}</span>
    </span>
  );
}

export function useShareColumns(): readonly Column<Shared>[] {
  const t = useT('sharing');
  const format = useFormat();
  return [
    { key: 'title', header: t('sharing.mine.what'), cell: (shared) => <What shared={shared} /> },
    { key: 'target', header: t('sharing.mine.target'), cell: ({ target }) => t(`sharing.target.${target}`) },
    {
      key: 'time',
      header: t('sharing.mine.time'),
      cell: ({ createTime }) => <bdi>{format.dateTime(createTime)}</bdi>,
    },
    {
      key: 'visits',
      header: t('sharing.mine.visits'),
      align: 'end',
      cell: ({ visitNum }) => format.count(visitNum),
    },
    { key: 'copy', header: t('sharing.mine.link'), align: 'end', cell: (shared) => <CopyAgain shared={shared} /> },
  ];
}
