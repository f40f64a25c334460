import type { listPackPeople } from '@shuyuan/contract/centre/packs/follow-up.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { openedSearch } from '../../../../shared/centre/use-centre-panels.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { StandingTag } from '../StandingTag.tsx';
import { MarkNote } from './MarkNote.tsx';
import { PersonSteps } from './PersonSteps.tsx';
import type { AskedStep } from './use-person-step.ts';

type Row = OutputOf<typeof listPackPeople>['items'][number];

/** A person with read receipt, progress, the last reminder, and the steps that can be taken. */
export function usePackPeopleColumns(packId: string, onAsk: (asked: AskedStep) => void): Column<Row>[] {
  const t = useT('packs');
  const { relative, count } = useFormat();
  return [
    {
      key: 'name',
      header: t('packs.person'),
      cell: ({ id, fullName, organizationName }) => (
        <div>
          <PathLink to="centerSubordinate" search={openedSearch('student', { studentIds: [id] })}>
            <bdi>{fullName}</bdi>
          </PathLink>
          <HintText>
            <bdi>{organizationName}</bdi>
          </HintText>
        </div>
      ),
    },
    {
      key: 'standing',
      header: t('packs.standing'),
      cell: ({ standing, finishedCount, askedCount, mark }) => (
        <div>
          <StandingTag standing={standing} />{' '}
          <HintText as="span">
            {t('packs.progress', { finished: count(finishedCount), asked: count(askedCount) })}
          </HintText>
          {mark && <MarkNote mark={mark} />}
        </div>
      ),
    },
    {
      key: 'read',
      header: t('packs.read'),
      cell: ({ readTime }) => (readTime === null ? t('packs.read.not') : relative(readTime)),
    },
    {
      key: 'reminded',
      header: t('packs.reminded'),
      cell: ({ remindTime }) => (remindTime === null ? t('packs.reminded.never') : relative(remindTime)),
    },
    {
      key: 'steps',
      header: t('packs.steps'),
      cell: ({ id, standing }) =>
        (standing === 'due' || standing === 'overdue') && (
          <PersonSteps packId={packId} memberId={id} onAsk={(step) => onAsk({ step, memberId: id })} />
        ),
    },
  ];
}
