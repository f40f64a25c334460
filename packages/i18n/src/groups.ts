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
  'library',
  'assignments',
  'director',
  'packs',
  'payments',
  'finance',
  'points',
  'activity',
  'share',
  'sharing',
  'personal',
  'centre',
  'admin',
  'operation',
  'notices',
  'files',
  'pictures',
  'help',
  'site',
  'search',
  'recommend',
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
    'center/my/assignments',
    'center/study',
    'center/subordinate',
    'center/director',
    'exam-manage',
    'page-editor',
    'training-manage',
    'center/my/class',
    'center/my/course',
    'center/my/report',
    'center/my/subject',
    'center/my/collect',
    'admin/search',
    'admin/recommend',
  ],
  subjects: ['subject', 'study-v', 'center/my/subject'],
  audience: ['knowledge', 'course-manage', 'subject', 'exam-manage', 'training-manage', 'center/my/assignments'],
  surveys: ['research', 'center/my/research'],
  exams: ['exam', 'study-v', 'center/my/exam', 'practice'],
  practice: ['practice', 'study-v'],
  classrooms: ['classroom-book'],
  bank: ['exam-bank', 'center/my/question-bank'],
  examining: ['exam-manage', 'center/my/exams'],
  classes: ['training', 'study-v', 'center/my/class'],
  teaching: ['training-manage', 'center/my/class'],
  courses: ['course-manage', 'center/my/courses'],
  library: ['knowledge', 'center/my/collect'],
  assignments: ['center/my/assignments', 'center/my/duties'],
  director: ['center/subordinate', 'center/director'],
  packs: [
    'center/subordinate',
    'center/director',
    'center/preview',
    'center/student-study-pack-detail',
    'center/my/packs',
  ],
  payments: ['learncoin-manage/orders', 'invoice-management', 'admin/orders', 'center/my/invoice'],
  finance: ['admin/finance'],
  points: ['center/my/integral', 'integral-mall', 'admin/shop'],
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
    'page-editor',
    'center/my/coin',
    'center/my/integral',
    'center/my/collect',
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
  centre: ['center'],
  admin: ['admin'],
  operation: ['admin/templates', 'admin/contact', 'admin/audit', 'admin/search', 'admin/recommend'],
  // Wherever else a notice is shown, what shows it brings the pack.
  notices: ['center/my/notification', 'admin/webhooks', 'admin/templates'],
  // The parts that show files stand on pages of every feature and bring the pack themselves.
  files: ['center/my/file'],
  pictures: ['knowledge', 'center/my/profile', 'page-editor', 'classroom-book'],
  help: ['help'],
  // A module above any other page brings the pack itself.
  site: [
    'branch-list-v',
    'more-branch-list',
    'partner',
    'National-Centre',
    'about',
    'admin/pages',
    'page-editor',
    'paas-container',
  ],
  // Below the box of the header it brings the pack itself.
  search: ['search-v', 'admin/search'],
  // Elsewhere what shows a recommendation brings the pack itself.
  recommend: ['recommend-v', 'study-v', 'admin/recommend'],
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
