import { TrainStatus } from '@shuyuan/contract/study/training';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { ClassForm } from '../class-form.ts';
import { AddPeople } from './AddPeople.tsx';

/** People are added to a class that is published and not over; before and after, the button says why not. */
export function AddPeopleButton({ training: { id, state, status } }: { training: ClassForm }) {
  const t = useT('teaching');
  const [isOpen, setIsOpen] = useState(false);
  const isOver = status === TrainStatus.ended || status === TrainStatus.evaluating;
  const isRunning = state === 'published' && !isOver;
  return (
    <>
      <ActionButton
        leftSection={<UserPlus size={16} aria-hidden />}
        disabledReason={isRunning ? undefined : t('teaching.add.closed')}
        onClick={() => setIsOpen(true)}
      >
        {t('teaching.add')}
      </ActionButton>
      {isOpen && <AddPeople classId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
