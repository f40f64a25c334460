import type { PathName } from '../lib/paths.ts';
import type { SectionName } from './section-names.ts';

/** Every path but `/`, which only leads to the home page. */
export type RouteName = Exclude<PathName, 'root'>;

export type Route = {
  /** The chunk that is loaded before the page is entered (SHELL-03, SHELL-05). */
  readonly section: SectionName;
  /** Which page of the section; an alias shows the page of another path. */
  readonly page: RouteName;
  /** D-010: what a visitor may see without signing in. */
  readonly access: 'tourist' | 'member';
  /** SHELL-07, SHELL-08: what is loaded before entry, once per session. */
  readonly needs: readonly ('settings' | 'supplier' | 'circles')[];
  readonly isFramed: boolean;
  /** ROUTE-37: its state survives leaving and returning. */
  readonly isKeptAlive: boolean;
  /** SHELL-09: shown under the preview mask. */
  readonly isPreview: boolean;
  /** The route it is shown inside of, and the child a parent opens with. */
  readonly parent: RouteName | null;
  readonly defaultChild: RouteName | null;
  /** A parent without a page of its own. */
  readonly isOnlyChildren: boolean;
};

const member = (section: SectionName, page: RouteName, more: Partial<Route> = {}): Route => ({
  section,
  page,
  access: 'member',
  needs: [],
  isFramed: true,
  isKeptAlive: false,
  isPreview: false,
  parent: null,
  defaultChild: null,
  isOnlyChildren: false,
  ...more,
});
const tourist = (section: SectionName, page: RouteName, more: Partial<Route> = {}): Route =>
  member(section, page, { access: 'tourist', ...more });

const settings = { needs: ['settings'] } as const;
/** A page of a parent. All four parents are share, publish or column routes, so all need the settings (SHELL-07). */
const inside = (parent: RouteName, section: SectionName, page: RouteName): Route =>
  member(section, page, { ...settings, parent });

/** A page of the administration. */
const administration = (section: SectionName, page: RouteName): Route => member(section, page, { parent: 'admin' });

/** Every address and how it is entered. Exhaustive by type: a path without a row does not compile. */
export const routeTable: Record<RouteName, Route> = {
  login: tourist('login', 'login', { isFramed: false }),
  changePassword: member('first-password', 'changePassword', { isFramed: false }),
  setup: tourist('setup', 'setup', { isFramed: false }),
  admin: member('admin', 'admin', { defaultChild: 'adminMembers' }),
  adminMembers: administration('admin-people', 'adminMembers'),
  adminImport: administration('admin-people', 'adminImport'),
  adminOrganizations: administration('admin-people', 'adminOrganizations'),
  adminPages: administration('admin-settings', 'adminPages'),
  adminSettings: administration('admin-settings', 'adminSettings'),
  adminWords: administration('admin-settings', 'adminWords'),
  adminTopics: administration('admin-settings', 'adminTopics'),
  adminCircles: administration('admin-settings', 'adminCircles'),
  adminMaterials: administration('admin-settings', 'adminMaterials'),
  adminModeration: administration('admin-settings', 'adminModeration'),
  adminCoins: administration('admin-settings', 'adminCoins'),
  adminFinance: administration('admin-settings', 'adminFinance'),
  adminShop: administration('knowledge-pay', 'adminShop'),
  adminCards: administration('admin-settings', 'adminCards'),
  adminOrders: administration('invoice-management', 'adminOrders'),
  adminApprovals: administration('admin-approval', 'adminApprovals'),
  adminSignIn: administration('admin-sign-in', 'adminSignIn'),
  adminWebhooks: administration('admin-system', 'adminWebhooks'),
  adminContact: administration('admin-system', 'adminContact'),
  adminTemplates: administration('admin-system', 'adminTemplates'),
  adminAudit: administration('admin-system', 'adminAudit'),
  adminSearch: administration('admin-system', 'adminSearch'),
  adminRecommend: administration('admin-system', 'adminRecommend'),
  adminHealth: administration('admin-system', 'adminHealth'),
  gallery: tourist('dev-gallery', 'gallery', { isFramed: false }),

  liveIndex: member('live', 'liveIndex', settings),
  liveHot: member('live', 'liveHot', settings),
  liveAction: member('live-room', 'liveAction', { isFramed: false }),
  liveDetail: member('live', 'liveDetail', settings),
  liveClassDetail: member('live', 'liveDetail', settings),
  liveByType: member('live', 'liveByType', settings),
  liveKeyLogin: tourist('live-room', 'liveKeyLogin', { isFramed: false }),
  activityLive: member('live', 'activityLive', { isFramed: false }),
  activityDetail: member('live', 'activityDetail', settings),

  personalHomepage: member('person', 'personalHomepage'),
  questionDetail: member('ask', 'questionDetail'),
  topicDetail: member('ask', 'topicDetail'),
  knowledgeDetail: member('knowledge', 'knowledgeDetail', settings),
  knowledgeList: member('knowledge', 'knowledgeList'),
  shareContentDetail: member('share-study', 'shareContentDetail', settings),
  shareLanding: tourist('share-study', 'shareLanding', { isFramed: false }),

  errorPage: tourist('error', 'errorPage'),
  rootErrorPage: tourist('error', 'errorPage'),
  home: member('home', 'home'),
  branchList: member('home', 'branchList', { needs: ['supplier'] }),
  moreBranchList: member('moreBranchList', 'moreBranchList'),
  microCertificate: member('microCertificate', 'microCertificate'),
  microCertificateIndex: member('microCertificateIndex', 'microCertificateIndex'),
  certificateCheck: tourist('microCertificate', 'certificateCheck', { isFramed: false }),

  study: member('study', 'study'),
  courseSection: member('study', 'courseSection'),
  course: member('study', 'course', settings),
  courseManage: member('study', 'courseManage'),
  subject: member('study', 'subject'),
  subjects: member('study', 'subjects'),
  positionDetail: member('study', 'positionDetail'),
  positionAudit: member('study', 'positionAudit'),
  pointList: member('study', 'pointList'),

  examTake: member('study', 'examTake'),
  examResult: member('study', 'examResult'),
  examMarking: member('study', 'examMarking'),
  exam: member('study', 'exam'),
  exams: member('study', 'exams'),
  practice: member('study', 'practice'),
  bankImport: member('study', 'bankImport'),
  bankQuestion: member('study', 'bankQuestion'),
  examManage: member('study', 'examManage'),

  trainingClass: member('study', 'trainingClass'),
  trainingManage: member('study', 'trainingManage'),
  classCode: member('study', 'classCode', { isFramed: false }),
  classCheckIn: tourist('study', 'classCheckIn', { isFramed: false }),

  surveyAnswer: member('research', 'surveyAnswer'),
  surveyEdit: member('research', 'surveyEdit'),
  surveyResults: member('research', 'surveyResults'),

  center: member('center', 'center', settings),
  centerMy: member('center', 'centerMy', settings),
  centerSubordinate: member('center', 'centerSubordinate', settings),
  directorPush: member('center-detail', 'directorPush', settings),
  directorTeam: member('center-detail', 'directorTeam', settings),
  centerPreview: member('center-detail', 'centerPreview', { ...settings, isPreview: true }),
  studyPackDetail: member('center-detail', 'studyPackDetail', settings),
  todoMenu: member('center', 'todoMenu', settings),
  centerPosition: member('center', 'centerPosition', settings),

  pageEditor: member('moreBranchList', 'pageEditor'),
  partner: tourist('partner', 'partner'),
  nationalCentre: tourist('partner', 'partner'),
  partnerHigherEducation: tourist('partner', 'partnerHigherEducation'),
  partnerEnterprise: tourist('partner', 'partnerEnterprise'),
  partnerTvet: tourist('partner', 'partnerTvet'),
  partnerInternational: tourist('partner', 'partnerInternational'),
  partnerJoin: tourist('partner', 'partnerJoin'),
  about: tourist('about', 'about'),
  help: member('help', 'help'),

  recommend: member('recommend', 'recommend', settings),
  search: member('search', 'search'),

  shareStudy: member('share-study', 'shareStudy', { ...settings, isOnlyChildren: true, defaultChild: 'shareIndex' }),
  shareIndex: inside('shareStudy', 'share-index', 'shareIndex'),
  myCollection: { ...inside('shareStudy', 'my-collection-detail', 'myCollection'), isKeptAlive: true },
  certificationAccount: inside('shareStudy', 'certification-account', 'certificationAccount'),
  certificationAccountAlias: inside('shareStudy', 'certification-account', 'certificationAccount'),
  certificationInfo: inside('shareStudy', 'certification-info', 'certificationInfo'),
  topicList: inside('shareStudy', 'topic-list', 'topicList'),
  knowledgeCommunity: {
    ...inside('shareStudy', 'knowledge-community', 'knowledgeCommunity'),
    needs: ['settings', 'circles'],
  },

  shareTeam: member('share-team', 'shareTeam', { ...settings, isOnlyChildren: true, defaultChild: 'teamContent' }),
  teamContent: inside('shareTeam', 'share-team', 'teamContent'),
  teamColumn: inside('shareTeam', 'share-team', 'teamColumn'),
  teamColumnDetail: inside('shareTeam', 'share-team', 'teamColumnDetail'),

  publishManage: member('publish-manage', 'publishManage', {
    ...settings,
    isOnlyChildren: true,
    defaultChild: 'publishCreate',
  }),
  publishCreate: inside('publishManage', 'publish-manage', 'publishCreate'),
  publishVideo: inside('publishManage', 'publish-manage', 'publishVideo'),
  publishFile: inside('publishManage', 'publish-manage', 'publishFile'),

  columnManage: member('column-manage', 'columnManage', {
    ...settings,
    isOnlyChildren: true,
    defaultChild: 'columnCard',
  }),
  columnCard: inside('columnManage', 'column-manage', 'columnCard'),
  columnAdd: inside('columnManage', 'column-manage', 'columnAdd'),
  columnDetail: inside('columnManage', 'column-manage', 'columnDetail'),

  learncoinManage: member('learncoin-manage', 'learncoinManage', settings),
  purchases: member('knowledge-pay', 'purchases', settings),
  orders: member('invoice-management', 'orders', settings),
  memberManage: member('member-manage', 'memberManage'),
  outputDetail: member('share-output', 'shareOutput', settings),
  shareOutput: member('share-output', 'shareOutput', settings),
  classroomBook: member('classroom-book', 'classroomBook'),

  assistant: member('ai', 'assistant'),
  reasoning: member('ai', 'reasoning', { isFramed: false }),
  container: member('paas-container', 'container'),
  invoices: member('invoice-management', 'invoices', settings),
  shop: member('knowledge-pay', 'shop'),
  memberCard: member('knowledge-pay', 'memberCard'),
};

/** In the order of the path table: the more specific first (C-07). */
export const routeNames = Object.keys(routeTable) as RouteName[];
