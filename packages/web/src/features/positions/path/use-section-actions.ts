import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  confirmPositionSection,
  listPositionPaths,
  listPositionStudy,
  openPositionSection,
  readPositionBasicInfo,
} from '@shuyuan/contract/positions/position.wire';
import { go } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

const refreshes = [readPositionBasicInfo, listPositionStudy, listPositionPaths];

type Opened = OutputOf<typeof openPositionSection>;

/** Leads to the content of a section that was opened. A link has a tab of its own: the path stays where it is. */
function showContent({ businessType, businessId, url }: Opened): void {
  if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
  if (businessId === null) return;
  if (businessType === BusinessType.course) go('course', { id: businessId });
  if (businessType === BusinessType.research) go('surveyAnswer', { id: businessId });
  if (businessType === BusinessType.nativeLive) go('liveDetail', { id: businessId });
}

/** Opening a section, and saying that what nobody can measure was read. */
export function useSectionActions(positionId: string) {
  const t = useT('study');
  const opening = useWrite(openPositionSection, { refreshes, onSuccess: showContent });
  const confirming = useWrite(confirmPositionSection, {
    refreshes,
    onSuccess: () => showNotice(t('positions.section.confirmed'), 'success'),
  });
  return {
    isBusy: opening.isPending || confirming.isPending,
    open: (sectionKey: string) => opening.mutate({ positionId, sectionKey }),
    confirm: (sectionKey: string) => confirming.mutate({ positionId, sectionKey }),
  };
}

export type SectionActions = ReturnType<typeof useSectionActions>;
