import { Button, Textarea } from '@mantine/core';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CriteriaChoice } from './CriteriaChoice.tsx';
import type { MarkedItem } from './MarkedAnswer.tsx';
import classes from './Marking.module.css';
import { useMarkForm } from './use-mark-form.ts';

type Props = { item: MarkedItem; onMarked: () => void; onSkip: () => void };

/** The mark of one answer; the next one follows. */
export function MarkForm({ item, onMarked, onSkip }: Props) {
  const t = useT('exams');
  const { points } = item;
  const { form, send, isBusy } = useMarkForm(item, onMarked);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(send);
      }}
    >
      <Stack>
        {form.draft.levels.length > 0 ? (
          <CriteriaChoice form={form} item={item} />
        ) : (
          <AmountInput
            label={t('exams.mark.points', { max: points })}
            text={form.draft.points}
            invalid={t('exams.mark.points.wrong', { max: points })}
            error={form.problems.points}
            onChange={(text) => form.change({ points: text })}
          />
        )}
        <Textarea
          label={t('exams.mark.comment')}
          maxLength={examLimits.comment}
          autosize
          minRows={2}
          {...form.textField('comment')}
        />
        {form.problems.form && <ErrorText>{form.problems.form}</ErrorText>}
        <div className={classes.buttons}>
          <Button type="submit" loading={isBusy}>
            {t('exams.mark.send')}
          </Button>
          <Button variant="default" onClick={onSkip}>
            {t('exams.mark.skip')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
