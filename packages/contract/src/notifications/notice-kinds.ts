/** The ways a notice reaches a person. Robots of a company (`webhook-styles.ts`) are told beside these. */
export const channels = ['inApp', 'email'] as const;
export type Channel = (typeof channels)[number];

type KindSpec = {
  /** What holds until the person chooses. */
  readonly defaults: Readonly<Record<Channel, boolean>>;
  /** What nobody can switch off: a password that was reset must not go unnoticed. */
  readonly fixed: readonly Channel[];
  /** Each text of the kind with the names it is filled with; `notice.<kind>.<text>` in the packs. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

const here = { inApp: true, email: false } as const;
const hereAndMail = { inApp: true, email: true } as const;

/** D-147: everything people are told about. A name that ends in `At` is a time and is written as the language writes it. */
export const noticeKindTable = {
  discussion: {
    defaults: here,
    fixed: [],
    texts: {
      answered: ['person', 'title'],
      commented: ['person', 'title'],
      commentedForLecturer: ['person', 'title'],
      replied: ['person', 'title'],
      mentioned: ['person', 'title'],
      liked: ['person', 'title'],
      likedAnswer: ['person', 'title'],
    },
  },
  reward: {
    defaults: here,
    fixed: [],
    texts: {
      // The coin has a name of each company's own: these texts do without it.
      received: ['person', 'amount', 'title'],
      shared: ['team', 'amount'],
      sharedIntegral: ['team', 'amount'],
      granted: ['amount', 'reason'],
      deducted: ['amount', 'reason'],
      grantedIntegral: ['amount', 'reason'],
      deductedIntegral: ['amount', 'reason'],
      teamGranted: ['team', 'amount', 'reason'],
      teamDeducted: ['team', 'amount', 'reason'],
      teamGrantedIntegral: ['team', 'amount', 'reason'],
      teamDeductedIntegral: ['team', 'amount', 'reason'],
      reversedIn: ['amount', 'reason'],
      reversedOut: ['amount', 'reason'],
      reversedInIntegral: ['amount', 'reason'],
      reversedOutIntegral: ['amount', 'reason'],
      teamReversedIn: ['team', 'amount', 'reason'],
      teamReversedOut: ['team', 'amount', 'reason'],
      teamReversedInIntegral: ['team', 'amount', 'reason'],
      teamReversedOutIntegral: ['team', 'amount', 'reason'],
      refunded: ['title', 'amount'],
      teamRefunded: ['title', 'count', 'amount'],
      pointsExpire: ['amount', 'untilAt'],
      gradeReached: ['level'],
      gradeCard: ['level', 'card'],
    },
  },
  payment: {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      paid: ['number'],
      expired: ['number'],
      refunded: ['number', 'reason'],
      refundedPart: ['number', 'money', 'reason'],
      refundFailed: ['number', 'money'],
      waiting: ['number'],
      returned: ['number', 'reason'],
      invoiceIssued: ['title'],
      invoiceRejected: ['title', 'reason'],
      invoiceTakenBack: ['title', 'reason'],
      // For finance: the nightly check of the ledger failed.
      bookWrong: ['count'],
      // For finance: money that came and is not booked, refunds that did not go through; once a day.
      moneyWaits: ['receipts', 'refunds'],
      shopHandedOut: ['title'],
      shopRefused: ['title', 'reason'],
      seatReceived: ['person', 'title'],
      seatTakenBack: ['title'],
    },
  },
  attention: {
    defaults: here,
    fixed: [],
    texts: {
      followed: ['person'],
      published: ['person', 'title'],
      answered: ['person', 'title'],
      commented: ['person', 'title'],
    },
  },
  subscription: { defaults: here, fixed: [], texts: { updated: ['column', 'title'] } },
  search: { defaults: here, fixed: [], texts: { newResults: ['title', 'count'], newInSeveral: ['searches', 'count'] } },
  'approval-waiting': {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      submitted: ['person', 'title'],
      delegated: ['person', 'title'],
      passedOn: ['person', 'title'],
      reassigned: ['person', 'title'],
      takenOver: ['person', 'title'],
    },
  },
  'approval-result': {
    defaults: hereAndMail,
    fixed: [],
    texts: { agreed: ['title'], refused: ['title', 'reason'] },
  },
  'live-reminder': {
    defaults: here,
    fixed: [],
    texts: {
      soon: ['title', 'startAt'],
      started: ['title'],
      cancelled: ['title'],
      republished: ['title', 'startAt'],
      moved: ['title', 'startAt'],
      overdue: ['title'],
      failed: ['title'],
    },
  },
  study: {
    defaults: here,
    fixed: [],
    texts: {
      withdrawn: ['title'],
      subjectWithdrawn: ['title'],
      libraryWithdrawn: ['title', 'reason'],
      libraryRevised: ['title', 'note'],
      remindedToBegin: ['title'],
      remindedToFinish: ['title'],
      remindedToJoinSubject: ['title'],
      remindedToFinishSubject: ['title'],
      remindedToBeginPath: ['title'],
      remindedToFinishPath: ['title'],
      retraining: ['title'],
      exemptionAsked: ['title'],
      exemptionAgreed: ['title'],
      exemptionRefused: ['title'],
      homeworkPassed: ['title'],
      homeworkReturned: ['title'],
      examAnnulled: ['title', 'reason'],
      examRestored: ['title', 'reason'],
    },
  },
  survey: {
    defaults: here,
    fixed: [],
    texts: {
      invited: ['title'],
      invitedUntil: ['title', 'closesAt'],
      reminded: ['title'],
      remindedUntil: ['title', 'closesAt'],
      rewarded: ['title', 'amount'],
    },
  },
  class: {
    defaults: here,
    fixed: [],
    texts: {
      promoted: ['title', 'startAt'],
      added: ['title', 'startAt'],
      addedWaiting: ['title', 'startAt'],
      removed: ['title', 'reason'],
      moved: ['title', 'startAt'],
      cancelled: ['title', 'reason'],
      applications: ['title'],
      approved: ['title', 'startAt'],
      approvedWaiting: ['title', 'startAt'],
      refused: ['title', 'reason'],
      approvedEntered: ['title'],
      expired: ['title'],
      drawn: ['title', 'startAt'],
      drawnWaiting: ['title', 'startAt'],
      drawDone: ['title'],
      evaluation: ['title'],
      reminder: ['title', 'startAt'],
    },
  },
  classroom: {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      waiting: ['room', 'title', 'startAt'],
      approved: ['room', 'title', 'startAt'],
      refused: ['room', 'title', 'reason'],
      expired: ['room', 'title'],
      cancelled: ['room', 'title', 'startAt'],
    },
  },
  certificate: {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      issued: ['title'],
      issuedUntil: ['title', 'expiresAt'],
      revoked: ['title', 'reason'],
      renewalOpen: ['title', 'expiresAt'],
      reopened: ['title'],
      markFell: ['title', 'content'],
    },
  },
  assignment: {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      assigned: ['title', 'dueAt'],
      dueSoon: ['title', 'dueAt'],
      lastCall: ['title', 'dueAt'],
      overdue: ['title'],
      // For a director of the person.
      overdueBelow: ['title', 'person'],
      exempted: ['title'],
      doneByHand: ['title'],
      settlementRevoked: ['title'],
      // Study packs, pushed by a director.
      packPushed: ['title', 'dueAt'],
      packReminded: ['title', 'dueAt'],
      packWithdrawn: ['title'],
      packDone: ['title'],
    },
  },
  moderation: {
    defaults: hereAndMail,
    fixed: [],
    texts: {
      agreed: ['title'],
      removed: ['title'],
      removedFor: ['title', 'reason'],
      restored: ['title'],
      answerRemoved: ['title'],
      // For those who bought a column it stands in.
      removedFromColumn: ['title', 'column'],
      // What a complaint was about, as `accuseReasons` of the community has it.
      advertisement: ['title'],
      insult: ['title'],
      false: ['title'],
      secret: ['title'],
      copied: ['title'],
    },
  },
  account: {
    defaults: hereAndMail,
    fixed: ['inApp'],
    texts: { passwordReset: ['person'], rolesChanged: ['person'], newDevice: ['device', 'address', 'signedInAt'] },
  },
  file: { defaults: here, fixed: ['inApp'], texts: { pictureWithheld: ['title'], documentWithheld: ['title'] } },
  system: { defaults: here, fixed: ['inApp'], texts: { announcement: ['title'] } },
} as const satisfies Record<string, KindSpec>;

type Table = typeof noticeKindTable;
export type NoticeKind = keyof Table;
export const noticeKinds = Object.keys(noticeKindTable) as [NoticeKind, ...NoticeKind[]];

export type NoticeValues = Readonly<Record<string, string | number>>;

type TextsOf<Kind extends NoticeKind> = Table[Kind]['texts'];
type NamesOf<
  Kind extends NoticeKind,
  Text extends keyof TextsOf<Kind>,
> = TextsOf<Kind>[Text] extends readonly (infer N)[] ? N & string : never;
type NoticeOf<Kind extends NoticeKind> = {
  [Text in keyof TextsOf<Kind>]: {
    readonly kind: Kind;
    readonly text: Text;
    readonly values: Readonly<Record<NamesOf<Kind, Text>, string | number>>;
  };
}[keyof TextsOf<Kind>];

/** What is said, with every name its text wants: a value that is missing does not compile. */
export type Notice = { [Kind in NoticeKind]: NoticeOf<Kind> }[NoticeKind];

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKindTable, kind);
export const defaultsOf = (kind: NoticeKind): Readonly<Record<Channel, boolean>> => noticeKindTable[kind].defaults;

/** Whether nobody may switch this off. */
export function isFixed(kind: NoticeKind, channel: Channel): boolean {
  const fixed: readonly Channel[] = noticeKindTable[kind].fixed;
  return fixed.includes(channel);
}

export type Preference = { readonly kind: NoticeKind } & Readonly<Record<Channel, boolean>>;

/** A choice as it holds: what is fixed stays, whatever was sent. */
export const asAllowed = ({ kind, ...wish }: Preference): Preference => ({
  kind,
  inApp: wish.inApp || isFixed(kind, 'inApp'),
  email: wish.email || isFixed(kind, 'email'),
});
