import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { AttendancePerson } from './attendance-row.ts';
import { CorrectAttendance } from './CorrectAttendance.tsx';

type Props = { meetingId: string; person: AttendancePerson };

/** The way to say by hand how it was. */
export function CorrectButton({ meetingId, person }: Props) {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('teaching.correct.person', { name: person.fullName })}
        onClick={() => setIsOpen(true)}
      >
        {t('teaching.correct')}
      </Button>
      {isOpen && <CorrectAttendance meetingId={meetingId} person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}
