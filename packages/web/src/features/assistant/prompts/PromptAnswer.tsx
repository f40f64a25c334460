import { PromptDialog } from './PromptDialog.tsx';
import type { PromptAction } from './PromptLine.tsx';
import { RemovePrompt } from './RemovePrompt.tsx';

/** The dialog above the list. */
export const PromptAnswer = ({ asked, onClose }: { asked: PromptAction; onClose: () => void }) =>
  asked.what === 'form' ? (
    <PromptDialog prompt={asked.prompt} onClose={onClose} />
  ) : (
    <RemovePrompt prompt={asked.prompt} onClose={onClose} />
  );
