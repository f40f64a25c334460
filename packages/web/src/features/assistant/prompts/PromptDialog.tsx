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
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { draftOf, fieldsOf, problemsOf } from './prompt-draft.ts';
import { PromptFields } from './PromptFields.tsx';
import type { Prompt } from './use-prompts.ts';

const refreshes = [listAssistants, listLabels];

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
      <PromptFields
        draft={draft}
        problems={isTried ? problems : []}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </FormDialog>
  );
}
