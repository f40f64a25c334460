import { isNoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import type { TemplateArea } from '@shuyuan/contract/notifications/message-templates';
import { useT } from '../../../lib/texts.ts';

/** The name of what a text is part of. */
export function useAreaName(): (area: TemplateArea) => string {
  const t = useT('operation');
  const kinds = useT('notices');
  return (area) => (isNoticeKind(area) ? kinds(`noticeKind.${area}`) : t(`templates.area.${area}`));
}
