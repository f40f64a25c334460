import type { listTeamUnits } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { DueBar } from '../DueBar.tsx';

type Unit = OutputOf<typeof listTeamUnits>['items'][number];

/** A unit, its people, how far they are, and their learning of two spans of four weeks. */
export function useUnitColumns(): Column<Unit>[] {
  const t = useT('director');
  const { count } = useFormat();
  const minutes = (number: number): string => t('director.minutes', { minutes: count(number) });
  return [
    {
      key: 'name',
      header: t('director.unit'),
      cell: ({ id, name }) => (
        <PathLink to="directorTeam" params={{ id }}>
          <bdi>{name}</bdi>
        </PathLink>
      ),
    },
    { key: 'people', header: t('director.team.people'), cell: ({ peopleCount }) => count(peopleCount) },
    { key: 'standing', header: t('director.standing'), cell: ({ counts }) => <DueBar counts={counts} /> },
    { key: 'recent', header: t('director.recent'), cell: ({ recentMinutes }) => minutes(recentMinutes) },
    { key: 'earlier', header: t('director.earlier'), cell: ({ earlierMinutes }) => minutes(earlierMinutes) },
  ];
}
