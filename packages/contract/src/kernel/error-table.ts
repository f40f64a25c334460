/** How the client shows a failure: at the login page, as a whole page, as a modal alert or as a passing notice. */
export type Show = 'login' | 'page' | 'alert' | 'notice';

/** The four faces of the error page (ERR-11, D-020). */
export type ErrorPageKind = 'ordinary' | 'empty' | 'no-permission' | 'member-limit';

export type ErrorSpec = {
  readonly status: 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;
  /** The number on the wire, `errorCode`; its text is `lang.{number}`. Null: the answer carries no code (ERR-03). */
  readonly number: number | null;
  readonly show: Show;
  readonly page?: ErrorPageKind;
};

const notice = (number: number, status: ErrorSpec['status'] = 422) => ({ status, number, show: 'notice' }) as const;
const alert = (number: number) => ({ status: 422, number, show: 'alert' }) as const;
const page = (number: number, kind: ErrorPageKind) => ({ status: 422, number, show: 'page', page: kind }) as const;

/**
 * Every failure a caller can meet, in one table (D-015, D-018). The numbers of ERR-06 and ERR-07 are given by the
 * client; what each means is our decision and stands here once, as its name.
 */
export const errorTable = {
  'auth.required': { status: 401, number: null, show: 'login' },
  'auth.token-expired': { status: 401, number: 40101, show: 'login' },
  'auth.token-revoked': { status: 401, number: 40102, show: 'login' },
  'auth.forbidden': notice(1, 403),
  'auth.wrong-credentials': notice(20101),
  'auth.locked': notice(20102),
  'auth.suspended': notice(20103),
  'auth.password-weak': notice(20104),
  'auth.one-time-password-expired': notice(20105),
  'auth.wrong-password': notice(27101),
  'auth.password-unchanged': notice(27102),

  'request.malformed': notice(10400),
  'request.not-found': notice(10404, 404),
  'request.wrong-method': notice(10405, 405),
  'request.too-large': notice(10413, 413),
  'request.wrong-media-type': notice(10415, 415),
  'request.invalid': notice(10422),
  'request.stale': notice(10409),
  'request.still-running': notice(10425),
  'request.key-reused': notice(10426),
  'request.too-many': notice(10429, 429),
  'batch.partly-refused': notice(418004),
  'internal.unexpected': notice(10500, 500),
  'internal.unavailable': notice(10503, 503),

  'setup.done-already': notice(20201),
  'setup.wrong-code': notice(20202),

  'auth.password-change-needed': notice(21101),
  'member.account-taken': notice(21102),
  'member.email-taken': notice(21103),
  'member.employee-number-taken': notice(21104),
  'member.wrong-state': notice(21105),
  'member.not-oneself': notice(21106),
  'member.last-administrator': notice(21107),
  'member.needs-platform-admin': notice(21108),
  'organization.is-root': notice(21121),
  'organization.below-itself': notice(21122),
  'organization.not-empty': notice(21123),
  'organization.too-many': notice(21124),
  'import.unreadable': notice(21201),
  'import.no-account-column': notice(21202),
  'import.empty': notice(21203),
  'import.too-many-rows': notice(21204),
  'import.wrong-state': notice(21205),
  'import.has-wrong-rows': notice(21206),

  'setting.invalid': notice(22101),
  'setting.tenant-only': notice(22102),
  'sensitive.found': notice(22201),
  'sensitive.list-full': notice(22202),

  'sign-in.source-off': notice(26100),
  'sign-in.refused': notice(26101),
  'sign-in.no-account': notice(26102),
  'sign-in.unverified': notice(26103),
  'sign-in.code-used': notice(26104),
  'sign-in.sso-only': notice(26105),
  'sign-in.unreachable': notice(26106),
  'sign-in.secret-unreadable': notice(26107),
  'sign-in.last-source': notice(26108),
  'sign-in.account-taken': notice(26109),
  'sign-in.too-many-sources': notice(26110),
  'sign-in.name-taken': notice(26111),
  'sign-in.too-many-tokens': notice(26112),

  'upload.name-too-long': notice(28101),
  'upload.name-comma': notice(28102),
  'upload.name-unsafe': notice(28103),
  'upload.empty': notice(28104),
  'upload.wrong-type': notice(28105),
  'upload.too-large': notice(28106),
  'upload.wrong-parts': notice(28107),
  'upload.wrong-part-digest': notice(28108),
  'upload.other-content': notice(28109),
  'upload.incomplete': notice(28110),
  'upload.wrong-digest': notice(28111),
  'upload.over-quota': notice(28112),
  'upload.false-type': notice(28113),
  'upload.harmful': notice(28114),
  'upload.too-many-open': notice(28115),
  'picture.unreadable': notice(28131),
  'picture.too-large': notice(28132),
  'picture.wrong-type': notice(28133),
  'picture.too-many-pixels': notice(28134),
  'picture.not-yours': notice(28135),
  'file.not-convertible': notice(28141),
  'file.not-ready': notice(28142),
  'file.in-use': notice(28143),

  'content.gone': page(900005, 'empty'),
  'content.unpublished': page(100005, 'empty'),
  'course.not-in-audience': page(30117, 'no-permission'),
  'course.withdrawn': page(30120, 'empty'),
  'course.seats-taken': page(30126, 'member-limit'),
  'exam.not-in-audience': page(30520, 'no-permission'),
  'exam.closed': page(30521, 'ordinary'),
  'knowledge.not-in-audience': page(39040, 'no-permission'),
  'class.not-enrolled': page(40205, 'no-permission'),
  'class.seats-taken': page(40206, 'member-limit'),
  'live.not-in-audience': page(40305, 'no-permission'),
  'live.ended': page(40308, 'ordinary'),
  'live.cancelled': page(40309, 'empty'),
  'survey.closed': page(40901, 'ordinary'),
  'tenant.member-limit': page(60104, 'member-limit'),

  'approval.settled': notice(24101),
  'approval.not-your-turn': notice(24102),
  'approval.not-resubmittable': notice(24103),
  'approval.no-approver': notice(24104),
  'approval.template-exists': notice(24105),
  'approval.submitted-already': notice(24106),

  'live.wrong-state': notice(23101),
  'live.locked-field': notice(23102),
  'live.start-in-past': notice(23103),
  'live.field-missing': notice(23104),
  'live.not-a-picture': notice(23105),
  'live.unknown-person': notice(23106),
  'live.closed': notice(23107),
  'live.needs-approval': notice(23108),
  'live.approval-off': notice(23109),
  'live.not-ready': notice(23110),
  'live.supplier-unavailable': notice(23111),
  'live.subscribe-closed': notice(23121),
  'live.not-attended': notice(23122),
  'live.score-closed': notice(23123),
  'live.wrong-passcode': notice(23131),
  'live.name-missing': notice(23132),
  'live.no-replay': notice(23141),
  'live.wrong-trim': notice(23142),
  'live.replay-not-failed': notice(23143),
  'room.muted': notice(23151),
  'room.slow-down': notice(23152),
  'room.chat-closed': notice(23153),
  'room.not-on-stage': notice(23154),
  'room.stage-full': notice(23155),
  'room.stage-down': notice(23156),
  'room.poll-closed': notice(23157),
  'room.busy-sending': notice(23158),
  'room.sending-elsewhere': notice(23159),

  'webhook.address-refused': notice(25101),
  'webhook.too-many': notice(25102),

  'storage.full': notice(28121, 503),

  'approval.no-template': alert(20159),
  'exam.attempts-used': alert(30207),
  'price.changed': alert(34008),
  'question.closed': alert(39011),
  'column.has-subscribers': alert(39012),
  'account.pending-audit': alert(39013),
} as const satisfies Record<string, ErrorSpec>;
