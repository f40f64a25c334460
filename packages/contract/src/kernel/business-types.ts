/**
 * ENUM-11: the code of a piece of content wherever kinds meet (tasks, favourites, positions). Not the number of an
 * approval, a share, a filter or a file, although the numbers look alike (C-20).
 */
export const BusinessType = {
  course: 1,
  subject: 2,
  exam: 3,
  research: 4,
  /** `gensee` on the wire: a live of suppliers 0 and 4. */
  externalLive: 5,
  class: 6,
  classLottery: 7,
  classSign: 8,
  classAttendance: 9,
  lotteryAttendance: 10,
  knowledge: 11,
  askContent: 12,
  askShare: 13,
  askDiscuss: 14,
  /** `vhall live` on the wire: a live of our own rooms (D-080). */
  nativeLive: 15,
  shareContent: 16,
  positionStudy: 17,
} as const;
export type BusinessType = (typeof BusinessType)[keyof typeof BusinessType];

/** People are not told who supplies a live: both kinds read the same. */
export const businessTypeLabels = {
  [BusinessType.course]: 'businessType.course',
  [BusinessType.subject]: 'businessType.subject',
  [BusinessType.exam]: 'businessType.exam',
  [BusinessType.research]: 'businessType.research',
  [BusinessType.externalLive]: 'businessType.live',
  [BusinessType.class]: 'businessType.class',
  [BusinessType.classLottery]: 'businessType.classLottery',
  [BusinessType.classSign]: 'businessType.classSign',
  [BusinessType.classAttendance]: 'businessType.classAttendance',
  [BusinessType.lotteryAttendance]: 'businessType.lotteryAttendance',
  [BusinessType.knowledge]: 'businessType.knowledge',
  [BusinessType.askContent]: 'businessType.askContent',
  [BusinessType.askShare]: 'businessType.askShare',
  [BusinessType.askDiscuss]: 'businessType.askDiscuss',
  [BusinessType.nativeLive]: 'businessType.live',
  [BusinessType.shareContent]: 'businessType.shareContent',
  [BusinessType.positionStudy]: 'businessType.positionStudy',
} as const satisfies Record<BusinessType, string>;
