import { listSeats } from '@shuyuan/contract/pricing/seats.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SeatOrderPanel } from './SeatOrderPanel.tsx';
import { SeatTable } from './SeatTable.tsx';

/** One order: what it is for, and who has a seat of it. */
export function SeatOrderView({ id }: { id: string }) {
  const t = useT('share');
  const paging = usePaging();
  const read = useRead(listSeats, { id, ...paging }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Stack>
      <PathLink to="purchases" search={{ tab: 'seats' }}>
        {t('pricing.seats.back')}
      </PathLink>
      <ReadStates read={read} failed={t('pricing.seats.failed')} count={3}>
        {({ order, items, recordCount }) => (
          <>
            <SeatOrderPanel order={order} />
            <SeatTable order={order} seats={items} recordCount={recordCount} paging={paging} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
