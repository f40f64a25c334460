import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import type { ClassForm } from '../class-form.ts';
import { CopyClass } from './CopyClass.tsx';

/** For those who make classes: this one once more. */
export function CopyButton({ training }: { training: ClassForm }) {
  const t = useT('teaching');
  const canCreate = useCan('class.create');
  const [isOpen, setIsOpen] = useState(false);
  if (!canCreate) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('teaching.copy')}
      </Button>
      {isOpen && <CopyClass training={training} onClose={() => setIsOpen(false)} />}
    </>
  );
}
