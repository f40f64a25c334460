import { Button } from '@mantine/core';
import type { ActiveEnrolmentState } from '@shuyuan/contract/training/enrolment-states';
import { cancelEnrolment } from '@shuyuan/contract/training/enrolment.wire';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { classReads } from '../class-reads.ts';

/** Gives up a seat or one's number on the waiting list, or takes an application back. */
export function GiveUpButton({ id, state }: { id: string; state: ActiveEnrolmentState }) {
  const t = useT('classes');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t(`classes.cancel.${state}`)}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={t(`classes.cancel.${state}.title`)}
          text={t(`classes.cancel.${state}.text`)}
          confirmLabel={t(`classes.cancel.${state}`)}
          doneText={t('classes.cancelled')}
          endpoint={cancelEnrolment}
          input={{ id }}
          refreshes={classReads}
          claims={['class.too-late', 'class.not-enrolled']}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
