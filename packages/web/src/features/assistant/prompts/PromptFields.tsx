import { Textarea, TextInput } from '@mantine/core';
import { assistantNameMax, labelMax, labelsMax, promptMax } from '@shuyuan/contract/assistant/assistants';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { PromptDraft, PromptProblem } from './prompt-draft.ts';

type Props = {
  draft: PromptDraft;
  problems: readonly PromptProblem[];
  onChange: (change: Partial<PromptDraft>) => void;
};

export function PromptFields({ draft, problems, onChange }: Props) {
  const t = useT('assistant');
  const mayShare = useCan('config.write');
  const error = (problem: PromptProblem, text: string) => problems.includes(problem) && text;
  const labelsHint = t('assistant.prompt.labels.hint', { count: labelsMax, max: labelMax });
  return (
    <>
      <TextInput
        label={t('assistant.prompt.name')}
        data-autofocus
        required
        dir="auto"
        value={draft.name}
        error={error('name', t('assistant.prompt.name.required', { max: assistantNameMax }))}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t('assistant.prompt.text')}
        description={t('assistant.prompt.text.hint')}
        required
        rows={5}
        dir="auto"
        value={draft.prompt}
        error={error('prompt', t('assistant.prompt.text.required', { max: promptMax }))}
        onChange={(event) => onChange({ prompt: event.currentTarget.value })}
      />
      <TextInput
        label={t('assistant.prompt.labels')}
        description={labelsHint}
        dir="auto"
        value={draft.labels}
        error={error('labels', labelsHint)}
        onChange={(event) => onChange({ labels: event.currentTarget.value })}
      />
      {mayShare && (
        <SwitchField
          label={t('assistant.prompt.company')}
          description={t('assistant.prompt.company.hint')}
          isOn={draft.isCompanyWide}
          onChange={(isCompanyWide) => onChange({ isCompanyWide })}
        />
      )}
    </>
  );
}
