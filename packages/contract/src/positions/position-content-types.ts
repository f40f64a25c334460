import { BusinessType } from '../kernel/business-types.ts';

/** The kinds of content a section of a path can be, in the order a form offers them. */
export const positionContentTypes = [
  BusinessType.course,
  BusinessType.subject,
  BusinessType.exam,
  BusinessType.research,
  BusinessType.class,
  BusinessType.nativeLive,
  BusinessType.knowledge,
] as const;
export type PositionContentType = (typeof positionContentTypes)[number];
