import { Button } from '@mantine/core';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ReportDialog } from '../../report/ReportDialog.tsx';

/** How it went, once it has begun; for who manages it. */
export function ReportButton({ liveId }: { liveId: string }) {
  const t = useT('activity');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<ChartColumn size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('live.report.open')}
      </Button>
      <ReportDialog liveId={liveId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
