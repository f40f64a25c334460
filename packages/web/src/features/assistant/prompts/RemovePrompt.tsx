import { listAssistants, listLabels, removeAssistant } from '@shuyuan/contract/assistant/assistants.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Prompt } from './use-prompts.ts';

export function RemovePrompt({ prompt: { id, name }, onClose }: { prompt: Prompt; onClose: () => void }) {
  const t = useT('assistant');
  return (
    <RemoveDialog
      title={t('assistant.prompt.remove.named', { name })}
      text={t('assistant.prompt.remove.text', { name })}
      confirmLabel={t('assistant.prompt.remove')}
      doneText={t('assistant.prompt.removed')}
      endpoint={removeAssistant}
      input={{ id }}
      refreshes={[listAssistants, listLabels]}
      onClose={onClose}
    />
  );
}
