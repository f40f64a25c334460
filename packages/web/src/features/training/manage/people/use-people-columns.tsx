import { enrolmentLife } from '@shuyuan/contract/training/enrolment-states';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from '../Manage.module.css';
import type { Enrolment } from './enrolment.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const tones = {
  applied: 'gold',
  entered: 'gold',
  enrolled: 'pine',
  waiting: 'gold',
  refused: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  removed: 'neutral',
} as const;

export function usePeopleColumns(classId: string): Column<Enrolment>[] {
  const t = useT('teaching');
  const { count, dateTime } = useFormat();
  return [
    { key: 'name', header: t('teaching.people.name'), cell: ({ fullName }) => fullName },
    { key: 'organization', header: t('teaching.people.organization'), cell: (row) => row.organizationName },
    {
      key: 'state',
      header: t('teaching.people.state'),
      cell: ({ state, waitingPosition, reason }) => (
        <>
          <Tag tone={tones[state]}>
            {waitingPosition === null
              ? t(`teaching.people.state.${state}`)
              : t('teaching.people.position', { position: count(waitingPosition) })}
          </Tag>
          {reason && <span className={classes.soft}>{reason}</span>}
        </>
      ),
    },
    { key: 'applied', header: t('teaching.people.applied'), cell: ({ applyTime }) => dateTime(applyTime) },
    {
      key: 'actions',
      header: t('teaching.people.actions'),
      align: 'end',
      cell: (person) => (
        <>
          {enrolmentLife.can('refuse', person.state) && <DecideButtons classId={classId} person={person} />}
          {enrolmentLife.can('remove', person.state) && <RemoveButton classId={classId} person={person} />}
        </>
      ),
    },
  ];
}
