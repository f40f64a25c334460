import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { Enrolment } from './enrolment.ts';
import { RemovePerson } from './RemovePerson.tsx';

/** The way out of a class for somebody in it. */
export function RemoveButton({ classId, person }: { classId: string; person: Enrolment }) {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('teaching.person.remove', { name: person.fullName })}
        onClick={() => setIsOpen(true)}
      >
        {t('teaching.remove')}
      </Button>
      {isOpen && <RemovePerson classId={classId} person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}
