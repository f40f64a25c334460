import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { AttendanceRow } from './attendance-row.ts';
import { AttendanceHistory } from './AttendanceHistory.tsx';

type Props = { meetingId: string; person: AttendanceRow };

/** The way to everything that was said of somebody. */
export function HistoryButton({ meetingId, person }: Props) {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('teaching.history.person', { name: person.fullName })}
        onClick={() => setIsOpen(true)}
      >
        {t('teaching.history')}
      </Button>
      {isOpen && <AttendanceHistory meetingId={meetingId} person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}
