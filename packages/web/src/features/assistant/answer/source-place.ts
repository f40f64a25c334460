import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Source } from '../conversation/chat-message.ts';

/** Where a source is opened; `other` has no page of its own here. */
export type SourcePlace =
  | {
      readonly kind: 'question' | 'post' | 'live' | 'column' | 'account' | 'topic' | 'subject' | 'library';
      readonly id: string;
    }
  | { readonly kind: 'course'; readonly id: string; readonly section: string | null }
  | { readonly kind: 'web'; readonly url: string; readonly host: string }
  | { readonly kind: 'other' };

const kinds: Partial<Record<BusinessType, 'question' | 'post' | 'live' | 'subject' | 'library'>> = {
  [BusinessType.subject]: 'subject',
  [BusinessType.knowledge]: 'library',
  [BusinessType.askContent]: 'question',
  [BusinessType.askDiscuss]: 'question',
  [BusinessType.askShare]: 'post',
  [BusinessType.shareContent]: 'post',
  [BusinessType.nativeLive]: 'live',
  [BusinessType.externalLive]: 'live',
};

/** Only what a browser may open: a model may have named anything. */
function webPlace(text: string | null): SourcePlace {
  const url = text === null ? null : URL.parse(text);
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb ? { kind: 'web', url: url.href, host: url.host } : { kind: 'other' };
}

export function sourcePlace({
  kind,
  businessType,
  businessId,
  columnId,
  accountId,
  topicId = null,
  sectionKey = null,
  url,
}: Source): SourcePlace {
  if (kind === 'web') return webPlace(url);
  if (businessType === BusinessType.course && businessId !== null)
    return { kind: 'course', id: businessId, section: sectionKey };
  const known = businessType === null ? undefined : kinds[businessType];
  if (known !== undefined && businessId !== null) return { kind: known, id: businessId };
  if (columnId !== null) return { kind: 'column', id: columnId };
  if (topicId !== null) return { kind: 'topic', id: topicId };
  return accountId === null ? { kind: 'other' } : { kind: 'account', id: accountId };
}
