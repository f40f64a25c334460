import { showNotice } from '../../../lib/notices.ts';
import { textOf } from '../../../lib/texts.ts';

/** Says whether it went well: a browser may forbid it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice(textOf('assistant', 'assistant.copied'), 'success');
  } catch {
    showNotice(textOf('assistant', 'assistant.copyFailed'), 'warning');
  }
}
