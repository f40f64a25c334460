import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { go } from '../../lib/navigation.ts';
import type { Search } from '../../lib/paths.ts';

type Opened = {
  readonly businessType: PositionContentType;
  readonly businessId: string | null;
  readonly url: string | null;
};

/**
 * Leads to a content that was opened. A link has a tab of its own: the page that lists it stays. `from` is that page, in the
 * address of a subject, an exam, a class or a survey, whose pages lead back.
 */
export function showContent({ businessType, businessId, url }: Opened, from: Search): void {
  if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
  if (businessId === null) return;
  if (businessType === BusinessType.course) go('course', { id: businessId });
  if (businessType === BusinessType.subject) go('subject', { id: businessId }, from);
  if (businessType === BusinessType.exam) go('exam', { id: businessId }, from);
  if (businessType === BusinessType.class) go('trainingClass', { id: businessId }, from);
  if (businessType === BusinessType.research) go('surveyAnswer', { id: businessId }, from);
  if (businessType === BusinessType.nativeLive) go('liveDetail', { id: businessId });
}
