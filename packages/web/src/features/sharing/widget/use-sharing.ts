import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { useT } from '../../../lib/texts.ts';
import { copyText } from '../../../shared/sharing/copy-text.ts';
import { ownPicture } from '../own-picture.ts';
import { openTab, type OutsideTarget, outsideAddress } from './outside.ts';
import { useShareLinks } from './use-share-links.ts';

/** What the widget shows: its targets, or one of them. */
type View =
  | { readonly name: 'targets' }
  | { readonly name: 'ask' }
  | { readonly name: 'weChat' | 'poster' | 'byHand'; readonly link: string };

const atFirst: View = { name: 'targets' };

/** D-084: what each target does. Every one is recorded before anything leaves (D-086). */
export function useSharing(share: Share, cover: string | null) {
  const t = useT('sharing');
  const [view, setView] = useState<View>(atFirst);
  const links = useShareLinks(share);

  const show = async (target: 'weChat' | 'poster'): Promise<void> => {
    const link = await links.linkFor(target);
    if (link === null) return;
    setView({ name: target, link });
    links.done(target);
  };
  const copy = async (): Promise<void> => {
    const link = await links.linkFor('link');
    if (link === null) return;
    if (await copyText(link)) showNotice(t('sharing.copied'), 'success');
    else setView({ name: 'byHand', link });
    links.done('link');
  };
  const leave = async (target: OutsideTarget): Promise<void> => {
    const tab = openTab();
    if (!tab) {
      showNotice(t('sharing.blocked'), 'warning');
      return;
    }
    const url = await links.linkFor(target);
    if (url === null) {
      tab.close();
      return;
    }
    tab.lead(outsideAddress(target, { url, title: share.title, pic: ownPicture(cover) }));
    links.done(target);
  };
  const choose: Record<ShareTarget, () => void> = {
    weChat: () => void show('weChat'),
    qq: () => void leave('qq'),
    blog: () => void leave('blog'),
    ask: () => setView({ name: 'ask' }),
    link: () => void copy(),
    poster: () => void show('poster'),
  };
  return { view, links, choose: (target: ShareTarget) => choose[target](), back: () => setView(atFirst) };
}
