import { Textarea } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { LazyMediaField } from './media/LazyMediaField.tsx';
import type { QuestionDraft } from './question-draft.ts';

/** Why the right answer is right. */
export function ExplanationPanel({ form }: { form: DraftForm<QuestionDraft> }) {
  const t = useT('bank');
  return (
    <Panel title={t('bank.section.explanation')}>
      <Stack gap={12}>
        <Textarea
          aria-label={t('bank.section.explanation')}
          description={t('bank.explanation.hint')}
          autosize
          minRows={2}
          maxLength={bankLimits.text}
          {...form.textField('explanation')}
        />
        <LazyMediaField
          name="question-media-explanation"
          media={form.draft.explanationMedia}
          onChange={(explanationMedia) => form.change({ explanationMedia })}
        />
      </Stack>
    </Panel>
  );
}
