import { Button } from '@mantine/core';
import { approveApplication } from '@shuyuan/contract/training/enrolment.wire';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { managedReads } from '../class-form.ts';
import type { Enrolment } from './enrolment.ts';
import { RefuseApplication } from './RefuseApplication.tsx';

/** Agrees to an application at once, or asks for the reason of a refusal. */
export function DecideButtons({ classId: id, person }: { classId: string; person: Enrolment }) {
  const t = useT('teaching');
  const [isRefusing, setIsRefusing] = useState(false);
  const { mutate, isPending } = useWrite(approveApplication, {
    refreshes: managedReads,
    onSuccess: ({ state }) => showNotice(t(`teaching.approve.done.${state}`), 'success'),
  });
  const name = person.fullName;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={t('teaching.approve.person', { name })}
        onClick={() => mutate({ id, enrolmentId: person.id })}
      >
        {t('teaching.approve')}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('teaching.refuse.person', { name })}
        onClick={() => setIsRefusing(true)}
      >
        {t('teaching.refuse')}
      </Button>
      {isRefusing && <RefuseApplication classId={id} person={person} onClose={() => setIsRefusing(false)} />}
    </>
  );
}
