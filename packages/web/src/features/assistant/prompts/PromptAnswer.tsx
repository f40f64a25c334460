import { PromptDialog } from './PromptDialog.tsx';
import type { Asked } from './PromptLine.tsx';
import { RemovePrompt } from './RemovePrompt.tsx';

/** The dialog above the list. */
export const PromptAnswer = ({ asked, onClose }: { asked: Asked; onClose: () => void }) =>
  asked.what === 'form' ? (
    <PromptDialog prompt={asked.prompt} onClose={onClose} />
  ) : (
    <RemovePrompt prompt={asked.prompt} onClose={onClose} />
  );
