import { Button } from '@mantine/core';
import { Clock, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ExtraTimeDialog } from './ExtraTimeDialog.tsx';
import { OutageDialog } from './OutageDialog.tsx';

/** Time for somebody who has perhaps not begun, and an outage given back to everybody. */
export function AttemptTools({ examId }: { examId: string }) {
  const t = useT('examining');
  const [asking, setAsking] = useState<'extra' | 'outage' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <Button variant="default" leftSection={<Clock size={16} aria-hidden />} onClick={() => setAsking('extra')}>
        {t('examining.extra')}
      </Button>
      <Button variant="default" leftSection={<PowerOff size={16} aria-hidden />} onClick={() => setAsking('outage')}>
        {t('examining.outage')}
      </Button>
      {asking === 'extra' && <ExtraTimeDialog examId={examId} person={null} onClose={close} />}
      {asking === 'outage' && <OutageDialog examId={examId} onClose={close} />}
    </>
  );
}
