import { useT } from '../../../lib/texts.ts';
import { CalendarButton as SharedButton } from '../../../shared/calendar/CalendarButton.tsx';
import { communityOf } from '../calls-of.ts';
import type { LiveDetail } from '../manage/managed-live.ts';

/** The live as a date for the calendar of whoever gets the file. */
export function CalendarButton({ live: { id, supplier } }: { live: Pick<LiveDetail, 'id' | 'supplier'> }) {
  const t = useT('activity');
  const { calendar } = communityOf(supplier);
  return <SharedButton endpoint={calendar} id={id} fileName="live.ics" label={t('live.share.calendar')} />;
}
