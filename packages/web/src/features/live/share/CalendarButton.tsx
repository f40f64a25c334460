import { Button } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import { communityOf } from '../calls-of.ts';
import type { LiveDetail } from '../manage/managed-live.ts';

/** The live as a date for the calendar of whoever gets the file. */
export function CalendarButton({ live: { id, supplier } }: { live: Pick<LiveDetail, 'id' | 'supplier'> }) {
  const t = useT('activity');
  const { calendar } = communityOf(supplier);
  const save = async (): Promise<void> => {
    try {
      const text = await call(calendar, { id });
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'live.ics');
    } catch (error) {
      presentError(error, [], 'action');
    }
  };
  return (
    <Button variant="default" leftSection={<CalendarPlus size={16} aria-hidden />} onClick={() => void save()}>
      {t('live.share.calendar')}
    </Button>
  );
}
