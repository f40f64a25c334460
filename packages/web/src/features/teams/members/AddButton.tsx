import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { AddMembers } from './AddMembers.tsx';

export function AddButton({ id }: { id: string }) {
  const t = useT('share');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('teams.members.add')}
      </Button>
      {isOpen && <AddMembers id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
