import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { AccuseDialog } from './AccuseDialog.tsx';

type Props = {
  targetType: ContentTarget;
  targetId: string;
  /** By the reader, and not settled yet. */
  isAccused: boolean;
  size: 'compact-sm' | 'sm';
};

/** D-132: the way to complain about something. */
export function AccuseButton({ targetType, targetId, isAccused, size }: Props) {
  const t = useT('share');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ActionButton
        size={size}
        variant="subtle"
        color="gray"
        leftSection={<Flag size={size === 'sm' ? 16 : 14} aria-hidden />}
        disabledReason={isAccused ? t('community.accuse.open') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('community.accuse.title')}
      </ActionButton>
      {isAsking && <AccuseDialog targetType={targetType} targetId={targetId} onClose={() => setIsAsking(false)} />}
    </>
  );
}
