import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { MarkersDialog } from './MarkersDialog.tsx';

type Props = { id: string; isQuestion: boolean; canManage: boolean };

/** Back from a question to all of them; from there managers name the markers. */
export function MarkingActions({ id, isQuestion, canManage }: Props) {
  const t = useT('exams');
  const [isNaming, setIsNaming] = useState(false);
  if (isQuestion)
    return (
      <PathLink to="examMarking" params={{ id }}>
        {t('exams.mark.back')}
      </PathLink>
    );
  if (!canManage) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsNaming(true)}>
        {t('exams.markers')}
      </Button>
      {isNaming && <MarkersDialog id={id} onClose={() => setIsNaming(false)} />}
    </>
  );
}
