import { Button, Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useRef } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import { LazyMediaField } from '../media/LazyMediaField.tsx';
import { blanksOf, withBlank } from '../simple-draft.ts';
import { withFormula } from '../with-formula.ts';
import type { MediaProps } from './kind-props.ts';
import classes from './Kinds.module.css';

type Props = MediaProps & { label: string; hasBlanks: boolean; problem: string | null | undefined };

/** The words of a question with its pictures and sounds; buttons put a formula at the cursor and, where it has gaps, one of them. */
export function WordsField({ draft, onChange, label, mediaName, hasBlanks, problem }: Props) {
  const t = useT('bank');
  const input = useRef<HTMLTextAreaElement>(null);
  const insertBlank = (): void => {
    onChange(withBlank(draft, input.current?.selectionStart ?? draft.text.length));
    input.current?.focus();
  };
  const insertFormula = (): void => {
    const end = draft.text.length;
    const { selectionStart = end, selectionEnd = end } = input.current ?? {};
    onChange({ text: withFormula(draft.text, selectionStart, selectionEnd) });
    input.current?.focus();
  };
  return (
    <Stack gap={6}>
      <Textarea
        ref={input}
        label={label}
        description={t(hasBlanks ? 'bank.blanks.hint' : 'bank.formula.hint')}
        required
        autosize
        minRows={3}
        maxLength={bankLimits.text}
        error={problem}
        value={draft.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={classes.row}>
        {hasBlanks && blanksOf(draft).length < bankLimits.blanks && (
          <Button variant="default" size="compact-sm" onClick={insertBlank}>
            {t('bank.blanks.insert')}
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={insertFormula}>
          {t('bank.formula.insert')}
        </Button>
      </div>
      <LazyMediaField name={mediaName} media={draft.media} onChange={(media) => onChange({ media })} />
    </Stack>
  );
}
