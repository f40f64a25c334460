export type ExamSettings = {
  /** ENUM-12: whoever passes is certified by it; it has a pass mark and a list of its own. */
  readonly isCertification: boolean;
  /** Null: as soon as it is published. */
  readonly openTime: number | null;
  /** Null: open until it is withdrawn. */
  readonly closeTime: number | null;
  /** Null: until the end of the window. */
  readonly lengthMinutes: number | null;
  readonly endRule: EndRule;
  /** Null: as often as somebody likes. */
  readonly maxAttempts: number | null;
  /** Between the end of an attempt and the next one. */
  readonly delayMinutes: number;
  /** Said in the room, not a secret of anybody: its author reads it again. */
  readonly password: string | null;
  readonly isShuffled: boolean;
  readonly areOptionsShuffled: boolean;
  /** Of the sum of all points; null: nobody passes or fails. */
  readonly passPercent: number | null;
  readonly revealTime: RevealTime;
  readonly showsMark: boolean;
  /** Their own answers, and which were right. */
  readonly showsAnswers: boolean;
  /** The right answers and the explanations. */
  readonly showsKey: boolean;
  /** Leaving the page, pasting and other devices are noted, for people to read; takers are told before they start. */
  readonly logsAttention: boolean;
  /** Addresses and networks (`10.1.0.0/16`) it is taken from; none: from everywhere. */
  readonly addressRanges: readonly string[];
  /** The buttons of the assistant are not shown beside the paper. */
  readonly hidesAssistant: boolean;
  /** Beside the paper. */
  readonly hasCalculator: boolean;
};

/**
 * How the end of the window and the length go together: whoever starts before the end has the whole length, or everybody
 * stops at the end.
 */
export const endRules = ['lastStart', 'hardEnd'] as const;
export type EndRule = (typeof endRules)[number];

/** From when takers see what the exam lets them see: their own hand-in, the end of the window, or never. */
export const revealTimes = ['handIn', 'closing', 'never'] as const;
export type RevealTime = (typeof revealTimes)[number];

export const examLimits = {
  name: 80,
  introduction: 2_000,
  lengthMinutes: 24 * 60,
  attempts: 100,
  delayMinutes: 30 * 24 * 60,
  password: 30,
  addressRanges: 20,
  /** On one paper. */
  questions: 200,
  rules: 50,
  points: 100,
  /** Named for one exam. */
  markers: 20,
  /** Of a marker on one answer. */
  comment: 500,
  /** Of one category and difficulty, as many as the longest paper could need. */
  poolPerCell: 200,
} as const;

export const examBeginning: ExamSettings = {
  isCertification: false,
  openTime: null,
  closeTime: null,
  lengthMinutes: 60,
  endRule: 'lastStart',
  maxAttempts: 1,
  delayMinutes: 0,
  password: null,
  isShuffled: false,
  areOptionsShuffled: false,
  passPercent: 60,
  revealTime: 'handIn',
  showsMark: true,
  showsAnswers: false,
  showsKey: false,
  logsAttention: false,
  hidesAssistant: true,
  hasCalculator: false,
  addressRanges: [],
};
