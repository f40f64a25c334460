import { showNotice } from '../../../lib/notices.ts';
import { textOf } from '../../../lib/texts.ts';
import { copyText } from '../../../shared/sharing/copy-text.ts';

/** Says whether it went well: a browser may forbid it. */
export async function copyAnswer(text: string): Promise<void> {
  if (await copyText(text)) showNotice(textOf('assistant', 'assistant.copied'), 'success');
  else showNotice(textOf('assistant', 'assistant.copyFailed'), 'warning');
}
