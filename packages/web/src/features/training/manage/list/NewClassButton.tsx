import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { NewClass } from './NewClass.tsx';

/** The way to a new class. */
export function NewClassButton() {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('teaching.create')}
      </ActionButton>
      {isOpen && <NewClass onClose={() => setIsOpen(false)} />}
    </>
  );
}
