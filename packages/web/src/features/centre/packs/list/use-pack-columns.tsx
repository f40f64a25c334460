import type { listPacks } from '@shuyuan/contract/centre/packs/follow-up.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { DueBar } from '../../director/DueBar.tsx';

type PackRow = OutputOf<typeof listPacks>['items'][number];

/** A pack, who pushed it, by when, how many have read it, and how far they are. */
export function usePackColumns(): Column<PackRow>[] {
  const t = useT('packs');
  const { dateTime, count } = useFormat();
  return [
    {
      key: 'title',
      header: t('packs.name'),
      cell: ({ id, title }) => (
        <PathLink to="directorPush" params={{ id }}>
          <bdi>{title}</bdi>
        </PathLink>
      ),
    },
    { key: 'author', header: t('packs.author'), cell: ({ authorName }) => <bdi>{authorName}</bdi> },
    // It is due when its last minute is over.
    { key: 'due', header: t('packs.due'), cell: ({ dueTime }) => dateTime(dueTime - 1) },
    {
      key: 'read',
      header: t('packs.read'),
      cell: ({ counts: { read, people } }) => t('packs.read.count', { read: count(read), people: count(people) }),
    },
    { key: 'standing', header: t('packs.standing'), cell: ({ counts }) => <DueBar counts={counts} /> },
  ];
}
