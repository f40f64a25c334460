import { href } from '../../../lib/paths.ts';
import { showNotice } from '../../../lib/notices.ts';
import { textOf } from '../../../lib/texts.ts';
import { pathOfKind, type QuestionCardData } from './question.ts';

/** The address of something published for somebody else; false where the browser lets no page copy. */
export async function copyLink({ id, kind }: Pick<QuestionCardData, 'id' | 'kind'>): Promise<boolean> {
  const address = new URL(href(pathOfKind(kind), { id }), window.location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    showNotice(textOf('share', 'community.question.share.failed'), 'warning');
    return false;
  }
  showNotice(textOf('share', 'community.question.share.done'), 'success');
  return true;
}
