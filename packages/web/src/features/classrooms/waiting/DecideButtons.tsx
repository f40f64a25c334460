import { Button } from '@mantine/core';
import { approveBooking } from '@shuyuan/contract/classrooms/booking.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { bookingReads } from '../booking-reads.ts';
import { RefuseBooking } from './RefuseBooking.tsx';

type Props = { booking: { readonly id: string; readonly title: string } };

/** Agrees to a booking at once, or asks for the reason of a refusal. */
export function DecideButtons({ booking: { id, title } }: Props) {
  const t = useT('classrooms');
  const [isRefusing, setIsRefusing] = useState(false);
  const { mutate, isPending } = useWrite(approveBooking, {
    refreshes: bookingReads,
    onSuccess: () => showNotice(t('classrooms.approve.done', { title }), 'success'),
  });
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <>
      <Button
        {...look}
        loading={isPending}
        aria-label={t('classrooms.approve.named', { title })}
        onClick={() => mutate({ id })}
      >
        {t('classrooms.approve')}
      </Button>
      <Button {...look} aria-label={t('classrooms.refuse.named', { title })} onClick={() => setIsRefusing(true)}>
        {t('classrooms.refuse')}
      </Button>
      {isRefusing && <RefuseBooking booking={{ id, title }} onClose={() => setIsRefusing(false)} />}
    </>
  );
}
