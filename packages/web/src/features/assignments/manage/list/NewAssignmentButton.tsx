import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { NewAssignment } from './NewAssignment.tsx';

/** The way to a new rule. */
export function NewAssignmentButton() {
  const t = useT('assignments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('assignments.create')}
      </ActionButton>
      {isOpen && <NewAssignment onClose={() => setIsOpen(false)} />}
    </>
  );
}
