import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';
import type { Discuss } from './discuss.ts';

const titleMax = 60;

/** An answer has no title: where it is handed on it is called by its beginning. */
export function ShareAnswer({ discuss: { id, content } }: { discuss: Discuss }) {
  const title = [...(content ?? '').trim().replaceAll(/\s+/g, ' ')].slice(0, titleMax).join('');
  return <ShareButton size="compact-sm" share={{ id, type: ShareType.discussion, title, buryPoint: 'community' }} />;
}
