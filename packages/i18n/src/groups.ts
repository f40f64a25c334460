/**
 * Packs a page can need. `common` and `errors` are always loaded, `refusals` with the pages of the features, the others
 * when a path of theirs is entered.
 */
export const groups = [
  'common',
  'errors',
  'refusals',
  'study',
  'subjects',
  'audience',
  'surveys',
  'exams',
  'practice',
  'classrooms',
  'bank',
  'examining',
  'classes',
  'teaching',
  'courses',
  'activity',
  'share',
  'sharing',
  'personal',
  'admin',
  'notices',
  'files',
  'pictures',
  'help',
  'assistant',
  'answers',
  'dev',
] as const;
export type Group = (typeof groups)[number];

/**
 * I18N-04…07 with the spellings of D-039. `center` stands in two groups on purpose (C-13). A prefix is the beginning of
 * the path, so `recommend` serves `recommend-v` and `live` serves `lives/keylogin`.
 */
export const groupPrefixes = {
  study: [
    'knowledge',
    'course',
    'subject',
    'study-v',
    'branch-post-learning',
    'branch-point-list',
    'micro-cert',
    'certificate',
    'center/my/certificate',
    'center/study',
    'exam-manage',
  ],
  subjects: ['subject', 'study-v'],
  audience: ['course-manage', 'subject', 'exam-manage', 'training-manage'],
  surveys: ['research', 'center/my/research'],
  exams: ['exam', 'study-v', 'center/my/exams', 'practice'],
  practice: ['practice', 'study-v'],
  classrooms: ['classroom-book'],
  bank: ['exam-bank', 'center/my/question-bank'],
  examining: ['exam-manage', 'center/my/exams'],
  classes: ['training', 'study-v', 'center/my/class'],
  teaching: ['training-manage', 'center/my/class'],
  courses: ['course-manage', 'center/my/courses'],
  activity: [
    'activity',
    'integral-mall',
    'training',
    'center',
    'live',
    'microclass',
    'exam',
    'recommend',
    'admin/approval',
    'micro-certificate',
  ],
  share: [
    'learncoin-manage',
    'share-content-detail',
    'share-study',
    'share-team',
    'share-output',
    'output-detail',
    'share/',
    'knowledge-list',
    'publish-manage',
    'ask',
  ],
  // Elsewhere the widget brings the pack itself.
  sharing: ['share/', 'share-study/my-collection-detail'],
  personal: [
    'center',
    'help',
    'personal-homepage',
    'invoice-management',
    'member-manage',
    'member-card-preview',
    'ai-assistant',
    'ds-i',
    'column-manage',
    'classroom-book',
  ],
  admin: ['admin'],
  // Wherever else a notice is shown, what shows it brings the pack.
  notices: ['center/my/notification', 'admin/webhooks'],
  // The parts that show files stand on pages of every feature and bring the pack themselves.
  files: ['center/my/file'],
  pictures: ['center/my/profile'],
  help: ['help'],
  // Above any other page it opens in, it brings the pack itself.
  assistant: ['ai-assistant', 'ds-i'],
  // Said by the server alone.
  answers: [],
  dev: ['dev/'],
} as const satisfies Partial<Record<Group, readonly string[]>>;

const withoutHash = (path: string): string => path.replace(/^[#/]+/, '');

/** I18N-03: the packs a path needs, in the order of `groups`. Takes `#/center`, `/center` and `center` alike. */
export function groupsOfPath(path: string): Group[] {
  const plain = withoutHash(path);
  const prefixesOf: Partial<Record<Group, readonly string[]>> = groupPrefixes;
  const isOfPath = (group: Group) => prefixesOf[group]?.some((prefix) => plain.startsWith(prefix)) ?? false;
  const isNeeded: Partial<Record<Group, boolean>> = { common: true, errors: true, refusals: groups.some(isOfPath) };
  return groups.filter((group) => isNeeded[group] ?? isOfPath(group));
}
