import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { classTypeLabels } from '@shuyuan/contract/study/training';
import type { listClasses } from '@shuyuan/contract/training/class.wire';
import { useT } from '../../../lib/texts.ts';
import type { NamedColumn } from '../../../shared/columns/named-column.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { useClassWords } from '../use-class-words.ts';
import classes from './List.module.css';

type OwnClass = OutputOf<typeof listClasses>['items'][number];

/** The facts of a class one is in; which of them, and in which order, the reader chooses (CENTRE-05). */
export function useOwnClassColumns(): NamedColumn<OwnClass>[] {
  const centre = useT('centre');
  const activity = useT('activity');
  const words = useClassWords();
  return [
    {
      key: 'title',
      header: centre('centre.column.title'),
      cell: ({ id, title }) => (
        <PathLink to="trainingClass" params={{ id }} className={classes.name}>
          <bdi>{title}</bdi>
        </PathLink>
      ),
    },
    {
      key: 'state',
      header: centre('centre.column.state'),
      cell: ({ enrolment }) => (enrolment ? <Tag tone="gold">{words.enrolment(enrolment)}</Tag> : '—'),
    },
    { key: 'period', header: centre('centre.column.period'), cell: (training) => words.periodInList(training) },
    { key: 'status', header: centre('centre.column.status'), cell: ({ status }) => <StatusTag status={status} /> },
    { key: 'location', header: centre('centre.column.location'), cell: ({ location }) => location || '—' },
    {
      key: 'kind',
      header: centre('centre.column.kind'),
      cell: ({ classType }) => activity(classTypeLabels[classType]),
    },
    { key: 'seats', header: centre('centre.column.seats'), cell: (training) => words.seats(training) },
  ];
}
