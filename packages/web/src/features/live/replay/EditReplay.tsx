import { Button } from '@mantine/core';
import { Scissors } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { ReplayData } from './replay-draft.ts';
import { ReplayForm } from './ReplayForm.tsx';

/** Where the recording begins and ends, and its chapters. */
export function EditReplay({ replay }: { replay: ReplayData }) {
  const t = useT('activity');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Scissors size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('live.replay.edit')}
      </Button>
      {isOpen && <ReplayForm replay={replay} onClose={() => setIsOpen(false)} />}
    </>
  );
}
