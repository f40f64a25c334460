import type { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import type { OwnDutyView } from '@shuyuan/contract/assignments/own-duty-views';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OwnDuty } from './OwnDuty.tsx';

type Props = {
  list: UseQueryResult<OutputOf<typeof listOwnDuties>>;
  view: OwnDutyView;
  paging: Paging;
  onMove: (paging: Paging) => void;
};

/** One's duties, a panel each. */
export function OwnDutyList({ list, view, paging, onMove }: Props) {
  const t = useT('assignments');
  return (
    <ReadStates read={list} failed={t('assignments.mine.failed')} shape="list" count={3}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t(`assignments.mine.none.${view}`)} />
        ) : (
          <Stack gap={20}>
            {items.map((duty) => (
              <OwnDuty key={duty.id} duty={duty} />
            ))}
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
