import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { AttemptRow } from './attempt-row.ts';
import { AttentionDialog } from './AttentionDialog.tsx';
import classes from './Attempts.module.css';

type Props = { examId: string; attempt: Pick<AttemptRow, 'id' | 'fullName' | 'attentionCount'> };

/** How many moments were noted, and the way to read them. */
export function AttentionButton({ examId, attempt }: Props) {
  const t = useT('examining');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = format.count(attempt.attentionCount);
  return (
    <>
      <button type="button" className={classes.link} onClick={() => setIsOpen(true)}>
        {t('examining.attempts.attention', { count })}
      </button>
      {isOpen && <AttentionDialog examId={examId} attempt={attempt} onClose={() => setIsOpen(false)} />}
    </>
  );
}
