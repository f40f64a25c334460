import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { go } from '../../lib/navigation.ts';

type Opened = {
  readonly businessType: PositionContentType;
  readonly businessId: string | null;
  readonly url: string | null;
};

/**
 * Leads to a content that was opened. A link has a tab of its own: the page that lists it stays. `from` is that page, in the
 * address of an exam, whose pages lead back.
 */
export function showContent({ businessType, businessId, url }: Opened, from: Record<string, string>): void {
  if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
  if (businessId === null) return;
  if (businessType === BusinessType.course) go('course', { id: businessId });
  if (businessType === BusinessType.exam) go('exam', { id: businessId }, from);
  if (businessType === BusinessType.research) go('surveyAnswer', { id: businessId });
  if (businessType === BusinessType.nativeLive) go('liveDetail', { id: businessId });
}
