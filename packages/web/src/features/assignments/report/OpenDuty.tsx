import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { DutyPage } from '../duty/DutyPage.tsx';

/** The duty of one of the people of a rule, and the way back to all of them. */
export function OpenDuty({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('assignments');
  return (
    <>
      <div>
        <Button variant="subtle" onClick={onClose}>
          {t('assignments.duty.back')}
        </Button>
      </div>
      <DutyPage key={id} id={id} />
    </>
  );
}
