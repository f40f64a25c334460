import type { listSubordinates } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import classes from './Director.module.css';
import { DueBar } from './DueBar.tsx';

type PersonRow = OutputOf<typeof listSubordinates>['items'][number];

/** A person, their unit, how far they are, their learning of late, and when they were here last. */
export function usePeopleColumns(onOpen: (id: string) => void): Column<PersonRow>[] {
  const t = useT('director');
  const { relative, count } = useFormat();
  return [
    {
      key: 'name',
      header: t('director.person'),
      cell: ({ id, fullName }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(id)}>
          <bdi>{fullName}</bdi>
        </button>
      ),
    },
    { key: 'unit', header: t('director.unit'), cell: ({ organizationName }) => <bdi>{organizationName}</bdi> },
    { key: 'standing', header: t('director.standing'), cell: ({ counts }) => <DueBar counts={counts} /> },
    {
      key: 'recent',
      header: t('director.recent'),
      cell: ({ recentMinutes }) => t('director.minutes', { minutes: count(recentMinutes) }),
    },
    {
      key: 'seen',
      header: t('director.seen'),
      cell: ({ seenTime }) => (seenTime === null ? t('director.seen.never') : relative(seenTime)),
    },
  ];
}
