import { Button, Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useRef } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import { blanksOf, withBlank } from '../simple-draft.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

type Props = KindProps & { label: string; hasBlanks: boolean; problem: string | null | undefined };

/** The words of a question; where it has gaps, a button puts one at the cursor. */
export function WordsField({ draft, onChange, label, hasBlanks, problem }: Props) {
  const t = useT('bank');
  const input = useRef<HTMLTextAreaElement>(null);
  const insert = (): void => {
    onChange(withBlank(draft, input.current?.selectionStart ?? draft.text.length));
    input.current?.focus();
  };
  return (
    <Stack gap={6}>
      <Textarea
        ref={input}
        label={label}
        description={hasBlanks ? t('bank.blanks.hint') : undefined}
        required
        autosize
        minRows={3}
        maxLength={bankLimits.text}
        error={problem}
        value={draft.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {hasBlanks && blanksOf(draft).length < bankLimits.blanks && (
        <Button variant="default" size="compact-sm" className={classes.start} onClick={insert}>
          {t('bank.blanks.insert')}
        </Button>
      )}
    </Stack>
  );
}
