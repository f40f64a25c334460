import { BusinessType } from '../kernel/business-types.ts';

/** SHARE-13, D-080: what is shared, in the numbers of a share link. */
export const ShareType = {
  course: 1,
  subject: 2,
  exam: 3,
  research: 4,
  externalLive: 5,
  class: 6,
  knowledge: 7,
  question: 8,
  askShare: 9,
  discussion: 10,
  nativeLive: 11,
  shareContent: 12,
  positionStudy: 13,
  column: 14,
  teamAccount: 15,
} as const;
export type ShareType = (typeof ShareType)[keyof typeof ShareType];

/** D-080: the one way from a share type to a business type; a QR code carries the second. */
export const businessTypeOfShare: Readonly<Record<ShareType, BusinessType>> = {
  [ShareType.course]: BusinessType.course,
  [ShareType.subject]: BusinessType.subject,
  [ShareType.exam]: BusinessType.exam,
  [ShareType.research]: BusinessType.research,
  [ShareType.externalLive]: BusinessType.externalLive,
  [ShareType.class]: BusinessType.class,
  [ShareType.knowledge]: BusinessType.knowledge,
  [ShareType.question]: BusinessType.askContent,
  [ShareType.askShare]: BusinessType.askShare,
  [ShareType.discussion]: BusinessType.askDiscuss,
  [ShareType.nativeLive]: BusinessType.nativeLive,
  [ShareType.shareContent]: BusinessType.shareContent,
  [ShareType.positionStudy]: BusinessType.positionStudy,
  [ShareType.column]: BusinessType.shareContent,
  [ShareType.teamAccount]: BusinessType.shareContent,
};

export const shareTypeLabels = {
  [ShareType.course]: 'sharing.shareType.course',
  [ShareType.subject]: 'sharing.shareType.subject',
  [ShareType.exam]: 'sharing.shareType.exam',
  [ShareType.research]: 'sharing.shareType.research',
  [ShareType.externalLive]: 'sharing.shareType.live',
  [ShareType.class]: 'sharing.shareType.class',
  [ShareType.knowledge]: 'sharing.shareType.knowledge',
  [ShareType.question]: 'sharing.shareType.question',
  [ShareType.askShare]: 'sharing.shareType.askShare',
  [ShareType.discussion]: 'sharing.shareType.discussion',
  [ShareType.nativeLive]: 'sharing.shareType.live',
  [ShareType.shareContent]: 'sharing.shareType.shareContent',
  [ShareType.positionStudy]: 'sharing.shareType.positionStudy',
  [ShareType.column]: 'sharing.shareType.column',
  [ShareType.teamAccount]: 'sharing.shareType.teamAccount',
} as const satisfies Record<ShareType, string>;
