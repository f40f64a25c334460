import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';

/** Places on the internet that take a share by an address of theirs. */
export type OutsideTarget = Extract<ShareTarget, 'qq' | 'blog'>;

type Handed = { readonly url: string; readonly title: string; readonly pic: URL | null };

const takers = {
  qq: { address: 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', pictures: 'pics' },
  blog: { address: 'https://service.weibo.com/share/share.php', pictures: 'pic' },
} as const satisfies Record<OutsideTarget, { address: string; pictures: string }>;

/** D-084 */
export function outsideAddress(target: OutsideTarget, { url, title, pic }: Handed): string {
  const { address, pictures } = takers[target];
  const whole = new URL(address);
  whole.searchParams.set('url', url);
  whole.searchParams.set('title', title);
  if (pic !== null) whole.searchParams.set(pictures, pic.href);
  return whole.href;
}

/**
 * A tab that is opened now and led on later: a browser takes one that opens after an answer of the server for an
 * advertisement. It must not reach back into this page, whatever is shown there.
 */
export function openTab(): { readonly lead: (address: string) => void; readonly close: () => void } | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return { lead: (address) => tab.location.replace(address), close: () => tab.close() };
}
