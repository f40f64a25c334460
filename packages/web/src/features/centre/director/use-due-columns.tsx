import type { DueProgress } from '@shuyuan/contract/centre/director/people-filters';
import type { readSubordinate } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';

type Due = OutputOf<typeof readSubordinate>['dues'][number];

const progressTones = { overdue: 'cinnabar', due: 'neutral', done: 'pine' } as const satisfies Record<
  DueProgress,
  string
>;

/** Something that is due of one of a director's people, with the way to where it can be followed up. */
export function useDueColumns(): Column<Due>[] {
  const t = useT('director');
  const { dateTime } = useFormat();
  return [
    {
      key: 'title',
      header: t('director.member.dues.item'),
      cell: ({ kind, id, sourceId, title }) =>
        kind === 'pack' ? (
          <PathLink to="directorPush" params={{ id }}>
            <bdi>{title}</bdi>
          </PathLink>
        ) : (
          <PathLink to="centerMy" params={{ name: 'assignments' }} search={{ rule: sourceId, duty: id }}>
            <bdi>{title}</bdi>
          </PathLink>
        ),
    },
    { key: 'kind', header: t('director.kind'), cell: ({ kind }) => t(`director.kind.${kind}`) },
    // It is due when its last minute is over.
    { key: 'due', header: t('director.dueTime'), cell: ({ dueTime }) => dateTime(dueTime - 1) },
    {
      key: 'progress',
      header: t('director.standing'),
      cell: ({ progress }) => <Tag tone={progressTones[progress]}>{t(`director.progress.${progress}`)}</Tag>,
    },
  ];
}
