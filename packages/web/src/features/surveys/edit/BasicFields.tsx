import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { surveyKindLabels, surveyKinds } from '@shuyuan/contract/surveys/survey-kinds';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { SurveyDraft } from './survey-draft.ts';

/** The name of a survey, and the promise it makes to those who answer. */
export function BasicFields({ form }: { form: DraftForm<SurveyDraft> }) {
  const t = useT('surveys');
  const coin = useCoinName();
  // The platform pays it: whoever may not grant coins may not promise them.
  const canReward = useCan('ledger.manage');
  const { draft, change, textField } = form;
  return (
    <Stack>
      <TextInput label={t('survey.field.title')} required maxLength={100} {...textField('title')} />
      <NativeSelect
        label={t('survey.field.kind')}
        data={surveyKinds.map((kind) => ({ value: String(kind), label: t(surveyKindLabels[kind]) }))}
        value={String(draft.kind)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ kind: surveyKinds.find((kind) => String(kind) === value) ?? draft.kind });
        }}
      />
      <Textarea
        label={t('survey.field.introduction')}
        description={t('survey.field.introduction.hint')}
        autosize
        minRows={2}
        maxLength={1000}
        {...textField('introduction')}
      />
      <SwitchField
        label={t('survey.field.isAnonymous')}
        description={t('survey.field.isAnonymous.hint')}
        isOn={draft.isAnonymous}
        onChange={(isAnonymous) => change({ isAnonymous })}
      />
      {canReward && (
        <AmountInput
          label={t('survey.field.reward', { coin })}
          description={t('survey.field.reward.hint')}
          invalid={t('survey.problem.reward')}
          error={textField('reward').error}
          text={draft.reward}
          onChange={(reward) => change({ reward })}
        />
      )}
    </Stack>
  );
}
