import { Textarea, TextInput } from '@mantine/core';
import { assistantNameMax, labelMax, maxLabels, promptMax } from '@shuyuan/contract/assistant/assistants';
import {
  changeAssistant,
  createAssistant,
  listAssistants,
  listLabels,
} from '@shuyuan/contract/assistant/assistants.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import { draftOf, fieldsOf, problemsOf, type PromptDraft, type PromptProblem } from './prompt-draft.ts';
import type { Prompt } from './use-prompts.ts';

const refreshes = [listAssistants, listLabels];

type FieldsProps = {
  draft: PromptDraft;
  problems: readonly PromptProblem[];
  onChange: (change: Partial<PromptDraft>) => void;
};

function Fields({ draft, problems, onChange }: FieldsProps) {
  const t = useT('assistant');
  const mayShare = useCan('config.write');
  const error = (problem: PromptProblem, text: string) => problems.includes(problem) && text;
  const labelsHint = t('assistant.prompt.labels.hint', { count: maxLabels, max: labelMax });
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

/** D-159: a new role, or one that is there. */
export function PromptDialog({ prompt, onClose }: { prompt: Prompt | null; onClose: () => void }) {
  const t = useT('assistant');
  const [first] = useState(() => draftOf(prompt));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const onSuccess = () => {
    showNotice(t('assistant.prompt.saved'), 'success');
    onClose();
  };
  const create = useWrite(createAssistant, { refreshes, onSuccess });
  const change = useWrite(changeAssistant, { refreshes, onSuccess });
  const problems = problemsOf(draft);
  const submit = () => {
    setIsTried(true);
    if (problems.length > 0) return;
    if (prompt) change.mutate({ id: prompt.id, ...fieldsOf(draft) });
    else create.mutate(fieldsOf(draft));
  };
  return (
    <FormDialog
      {...useFormDialogTexts()}
      isOpen
      title={prompt ? t('assistant.prompt.edit') : t('assistant.prompt.create')}
      submitLabel={t('assistant.save')}
      isBusy={create.isPending || change.isPending}
      isDirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields
        draft={draft}
        problems={isTried ? problems : []}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </FormDialog>
  );
}
