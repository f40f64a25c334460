import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { Holder } from './holder.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The way to revoking what somebody has. */
export function RevokeButton({ holder }: { holder: Holder }) {
  const t = useT('courses');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('certificates.revoke.person', { name: holder.holderName })}
        onClick={() => setIsOpen(true)}
      >
        {t('certificates.revoke')}
      </Button>
      {isOpen && <RevokeDialog holder={holder} onClose={() => setIsOpen(false)} />}
    </>
  );
}
