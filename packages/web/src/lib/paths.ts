/**
 * Every address of the client, once. The union of both route tables (C-11) with the aliases of C-06, C-09 and C-10 and
 * the supplier name of D-041; `$name` is a parameter, `{-$name}` one that may be absent. More specific patterns stand
 * before those that would swallow them (C-07).
 */
export const paths = {
  root: '/',
  login: '/login',
  changePassword: '/change-password',
  setup: '/setup',
  admin: '/admin',
  adminMembers: '/admin/members',
  adminImport: '/admin/members-import',
  adminOrganizations: '/admin/organizations',
  adminPages: '/admin/pages',
  adminSettings: '/admin/settings',
  adminWords: '/admin/sensitive-words',
  adminTopics: '/admin/topics',
  adminCircles: '/admin/circles',
  adminMaterials: '/admin/materials',
  adminModeration: '/admin/moderation',
  adminCoins: '/admin/coins',
  adminFinance: '/admin/finance',
  adminShop: '/admin/shop',
  adminCards: '/admin/cards',
  adminOrders: '/admin/orders',
  adminApprovals: '/admin/approval-templates',
  adminSignIn: '/admin/sign-in',
  adminWebhooks: '/admin/webhooks',
  adminContact: '/admin/contact',
  adminTemplates: '/admin/templates',
  adminAudit: '/admin/audit',
  adminSearch: '/admin/search',
  adminRecommend: '/admin/recommend',
  adminHealth: '/admin/health',
  gallery: '/dev/gallery',

  liveIndex: '/live/index',
  liveHot: '/live/hotlive-page',
  liveAction: '/live/action',
  liveDetail: '/live/detail/$id',
  liveClassDetail: '/live/detail/$id/$classID/$resourceType',
  liveByType: '/live/$type/$id/{-$code}',
  liveKeyLogin: '/lives/keylogin/{-$id}',
  activityLive: '/activity/gensee/live/$id/true',
  activityDetail: '/activity/gensee/detail/$id',

  personalHomepage: '/personal-homepage/$memberId',
  questionDetail: '/ask/question/detail/$id',
  topicDetail: '/ask/topic/detail/$id',
  knowledgeDetail: '/knowledge/detail/$id',
  knowledgeList: '/knowledge-list',
  shareContentDetail: '/share-content-detail/{-$id}',
  shareLanding: '/share/$id/$type',

  errorPage: '/home/error-page/$code',
  rootErrorPage: '/error-page-v/$code',
  home: '/home-v',
  branchList: '/branch-list-v/$pageId',
  moreBranchList: '/more-branch-list',
  microCertificate: '/micro-certificate',
  microCertificateIndex: '/micro-cert/index',
  certificateCheck: '/certificate/{-$number}',

  study: '/study-v',
  courseSection: '/course/$id/section/$section',
  course: '/course/$id',
  courseManage: '/course-manage/$id',
  subject: '/subject/$id',
  subjects: '/subjects',
  positionDetail: '/branch-post-learning-detail/$pageId',
  positionAudit: '/branch-post-learning-audit/$pageId/$progressId',
  pointList: '/branch-point-list/$pointId',

  examTake: '/exam/take/$id',
  examResult: '/exam/result/$id',
  examMarking: '/exam/mark/$id',
  exam: '/exam/$id',
  exams: '/exams',
  practice: '/practice',
  bankImport: '/exam-bank/import',
  bankQuestion: '/exam-bank/question/{-$id}',
  examManage: '/exam-manage/$id',

  trainingClass: '/training/class/$id',
  trainingManage: '/training-manage/$id',
  classCode: '/training-manage/code/$id',
  classCheckIn: '/training/check-in',

  surveyAnswer: '/research/answer/$id',
  surveyEdit: '/research/edit/{-$id}',
  surveyResults: '/research/results/$id',

  center: '/center',
  centerMy: '/center/my/$name',
  centerSubordinate: '/center/subordinate',
  directorPush: '/center/director/study/push/$id',
  directorTeam: '/center/director/study/team/$id',
  centerPreview: '/center/preview/$id/$lang/$previewFront',
  studyPackDetail: '/center/student-study-pack-detail/$id',
  todoMenu: '/center/student-todo-menu/$currentComponent',
  centerPosition: '/center/study/position',

  pageEditor: '/page-editor/$id',
  partner: '/partner',
  nationalCentre: '/National-Centre',
  partnerHigherEducation: '/partner/Higher-Education-Institutions',
  partnerEnterprise: '/partner/Enterprise-Partners',
  partnerTvet: '/partner/TVET-Institutions',
  partnerInternational: '/partner/International-Organisations-and-Governments',
  partnerJoin: '/partner/Join-Us',
  about: '/about',
  help: '/help/{-$article}',

  recommend: '/recommend-v',
  search: '/search-v',

  shareStudy: '/share-study',
  shareIndex: '/share-study/share-index',
  myCollection: '/share-study/my-collection-detail',
  certificationAccount: '/share-study/certification-acount',
  certificationAccountAlias: '/share-study/certification-account',
  certificationInfo: '/share-study/certification-info',
  topicList: '/share-study/topic-list/{-$id}',
  knowledgeCommunity: '/share-study/knowledge-community/{-$id}',

  shareTeam: '/share-team',
  teamContent: '/share-team/team-content/{-$id}',
  teamColumn: '/share-team/team-column',
  teamColumnDetail: '/share-team/team-column-detail',

  publishManage: '/publish-manage',
  publishCreate: '/publish-manage/publish-create',
  publishVideo: '/publish-manage/publish-video',
  publishFile: '/publish-manage/publish-file',

  columnManage: '/column-manage',
  columnCard: '/column-manage/column-card',
  columnAdd: '/column-manage/column-add',
  columnDetail: '/column-manage/column-detail',

  learncoinManage: '/learncoin-manage',
  purchases: '/learncoin-manage/purchases',
  orders: '/learncoin-manage/orders',
  memberManage: '/member-manage',
  outputDetail: '/output-detail',
  shareOutput: '/share-output',
  classroomBook: '/classroom-book',

  assistant: '/ai-assistant',
  reasoning: '/ds-i/index',
  container: '/paas-container',
  invoices: '/invoice-management/{-$isBuyer}',
  shop: '/integral-mall',
  memberCard: '/member-card-preview/$id',
} as const satisfies Record<string, `/${string}`>;

export type PathName = keyof typeof paths;

type RequiredIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? RequiredIn<Head> | RequiredIn<Rest>
  : Pattern extends `$${infer Name}`
    ? Name
    : never;
type OptionalIn<Pattern extends string> = Pattern extends `${string}{-$${infer Name}}${infer Rest}`
  ? Name | OptionalIn<Rest>
  : never;

/** A missing or misspelt parameter does not compile. */
export type ParamsOf<Name extends PathName> = { readonly [Key in RequiredIn<(typeof paths)[Name]>]: string } & {
  readonly [Key in OptionalIn<(typeof paths)[Name]>]?: string | undefined;
};

/** Values of a query; what is undefined is left out. */
export type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/** Parameters may be left out only where the path has none that it needs. */
export type Target<Name extends PathName> =
  Partial<ParamsOf<Name>> extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, search?: Search]
    : [params: ParamsOf<Name>, search?: Search];

export function queryOf(search: Search): string {
  const entries = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(entries).toString();
  return text && `?${text}`;
}

/** The path without its hash, as the router knows it. */
export function pathOf<Name extends PathName>(name: Name, ...[params, search]: Target<Name>): string {
  // Its keys are the parameters of this one pattern; here only their values matter.
  const values = (params ?? {}) as Readonly<Record<string, string | undefined>>;
  const filled = paths[name].replaceAll(/\/(?:\$(\w+)|\{-\$(\w+)\})/g, (_match, needed?: string, optional?: string) => {
    const value = values[needed ?? optional ?? ''];
    return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
  return filled + queryOf(search ?? {});
}

/** C-12: the address for a link or a QR code, `#/live/detail/7`. */
export const href = <Name extends PathName>(name: Name, ...target: Target<Name>): string =>
  `#${pathOf(name, ...target)}`;
