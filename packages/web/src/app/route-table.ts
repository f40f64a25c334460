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
  /** False until its feature exists; the address then says that it is on its way. */
  readonly isBuilt: boolean;
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
  isBuilt: false,
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
  login: tourist('login', 'login', { isFramed: false, isBuilt: true }),
  changePassword: member('first-password', 'changePassword', { isFramed: false, isBuilt: true }),
  setup: tourist('setup', 'setup', { isFramed: false, isBuilt: true }),
  admin: member('admin', 'admin', { isBuilt: true, defaultChild: 'adminMembers' }),
  adminMembers: { ...administration('admin-people', 'adminMembers'), isBuilt: true },
  adminImport: { ...administration('admin-people', 'adminImport'), isBuilt: true },
  adminOrganizations: { ...administration('admin-people', 'adminOrganizations'), isBuilt: true },
  adminSettings: { ...administration('admin-settings', 'adminSettings'), isBuilt: true },
  adminWords: { ...administration('admin-settings', 'adminWords'), isBuilt: true },
  adminTopics: { ...administration('admin-settings', 'adminTopics'), isBuilt: true },
  adminCircles: { ...administration('admin-settings', 'adminCircles'), isBuilt: true },
  adminMaterials: { ...administration('admin-settings', 'adminMaterials'), isBuilt: true },
  adminModeration: { ...administration('admin-settings', 'adminModeration'), isBuilt: true },
  adminCoins: { ...administration('admin-settings', 'adminCoins'), isBuilt: true },
  adminCards: { ...administration('admin-settings', 'adminCards'), isBuilt: true },
  adminApprovals: { ...administration('admin-approval', 'adminApprovals'), isBuilt: true },
  adminSignIn: { ...administration('admin-sign-in', 'adminSignIn'), isBuilt: true },
  adminWebhooks: { ...administration('admin-system', 'adminWebhooks'), isBuilt: true },
  adminAudit: { ...administration('admin-system', 'adminAudit'), isBuilt: true },
  adminHealth: { ...administration('admin-system', 'adminHealth'), isBuilt: true },
  gallery: tourist('dev-gallery', 'gallery', { isFramed: false, isBuilt: true }),

  liveIndex: member('live', 'liveIndex', { ...settings, isBuilt: true }),
  liveHot: member('live', 'liveHot', { ...settings, isBuilt: true }),
  liveAction: member('live-room', 'liveAction', { isFramed: false, isBuilt: true }),
  liveDetail: member('live', 'liveDetail', { ...settings, isBuilt: true }),
  liveClassDetail: member('live', 'liveDetail', { ...settings, isBuilt: true }),
  liveByType: member('live', 'liveByType', { ...settings, isBuilt: true }),
  liveKeyLogin: tourist('live-room', 'liveKeyLogin', { isFramed: false, isBuilt: true }),
  activityLive: member('live', 'activityLive', { isFramed: false, isBuilt: true }),
  activityDetail: member('live', 'activityDetail', { ...settings, isBuilt: true }),

  personalHomepage: member('person', 'personalHomepage', { isBuilt: true }),
  questionDetail: member('ask', 'questionDetail', { isBuilt: true }),
  topicDetail: member('ask', 'topicDetail', { isBuilt: true }),
  knowledgeDetail: member('knowledge', 'knowledgeDetail'),
  knowledgeList: member('knowledge', 'knowledgeList'),
  shareContentDetail: member('share-study', 'shareContentDetail', { ...settings, isBuilt: true }),
  shareLanding: tourist('share-study', 'shareLanding', { isFramed: false, isBuilt: true }),

  errorPage: tourist('error', 'errorPage', { isBuilt: true }),
  rootErrorPage: tourist('error', 'errorPage', { isBuilt: true }),
  home: member('home', 'home', { isBuilt: true }),
  branchList: member('home', 'branchList', { needs: ['supplier'] }),
  moreBranchList: member('moreBranchList', 'moreBranchList'),
  microCertificate: member('microCertificate', 'microCertificate', { isBuilt: true }),
  microCertificateIndex: member('microCertificateIndex', 'microCertificateIndex', { isBuilt: true }),
  certificateCheck: tourist('microCertificate', 'certificateCheck', { isFramed: false, isBuilt: true }),

  study: member('study', 'study', { isBuilt: true }),
  courseSection: member('study', 'courseSection', { isBuilt: true }),
  course: member('study', 'course', { ...settings, isBuilt: true }),
  courseManage: member('study', 'courseManage', { isBuilt: true }),
  subject: member('study', 'subject', { isBuilt: true }),
  subjects: member('study', 'subjects', { isBuilt: true }),
  positionDetail: member('study', 'positionDetail', { isBuilt: true }),
  positionAudit: member('study', 'positionAudit', { isBuilt: true }),
  pointList: member('study', 'pointList', { isBuilt: true }),

  examTake: member('study', 'examTake', { isBuilt: true }),
  examResult: member('study', 'examResult', { isBuilt: true }),
  examMarking: member('study', 'examMarking', { isBuilt: true }),
  exam: member('study', 'exam', { isBuilt: true }),
  exams: member('study', 'exams', { isBuilt: true }),
  practice: member('study', 'practice', { isBuilt: true }),
  bankImport: member('study', 'bankImport', { isBuilt: true }),
  bankQuestion: member('study', 'bankQuestion', { isBuilt: true }),
  examManage: member('study', 'examManage', { isBuilt: true }),

  trainingClass: member('study', 'trainingClass', { isBuilt: true }),
  trainingManage: member('study', 'trainingManage', { isBuilt: true }),
  classCode: member('study', 'classCode', { isFramed: false, isBuilt: true }),
  classCheckIn: tourist('study', 'classCheckIn', { isFramed: false, isBuilt: true }),

  surveyAnswer: member('research', 'surveyAnswer', { isBuilt: true }),
  surveyEdit: member('research', 'surveyEdit', { isBuilt: true }),
  surveyResults: member('research', 'surveyResults', { isBuilt: true }),

  center: member('center', 'center', { ...settings, isBuilt: true }),
  centerMy: member('center', 'centerMy', { ...settings, isBuilt: true }),
  centerSubordinate: member('center', 'centerSubordinate', settings),
  directorPush: member('center-detail', 'directorPush', settings),
  directorTeam: member('center-detail', 'directorTeam', settings),
  centerPreview: member('center-detail', 'centerPreview', { ...settings, isPreview: true }),
  studyPackDetail: member('center-detail', 'studyPackDetail', settings),
  todoMenu: member('center', 'todoMenu', { ...settings, isBuilt: true }),
  centerPosition: member('center', 'centerPosition', { ...settings, isBuilt: true }),

  partner: tourist('partner', 'partner'),
  nationalCentre: tourist('partner', 'partner'),
  partnerHigherEducation: tourist('partner', 'partnerHigherEducation'),
  partnerEnterprise: tourist('partner', 'partnerEnterprise'),
  partnerTvet: tourist('partner', 'partnerTvet'),
  partnerInternational: tourist('partner', 'partnerInternational'),
  partnerJoin: tourist('partner', 'partnerJoin'),
  about: tourist('about', 'about', { isBuilt: true }),
  help: member('help', 'help', { isBuilt: true }),

  recommend: member('recommend', 'recommend', settings),
  search: member('search', 'search'),

  shareStudy: member('share-study', 'shareStudy', { ...settings, defaultChild: 'shareIndex' }),
  shareIndex: { ...inside('shareStudy', 'share-index', 'shareIndex'), isBuilt: true },
  myCollection: { ...inside('shareStudy', 'my-collection-detail', 'myCollection'), isKeptAlive: true, isBuilt: true },
  certificationAccount: { ...inside('shareStudy', 'certification-account', 'certificationAccount'), isBuilt: true },
  certificationAccountAlias: {
    ...inside('shareStudy', 'certification-account', 'certificationAccount'),
    isBuilt: true,
  },
  certificationInfo: { ...inside('shareStudy', 'certification-info', 'certificationInfo'), isBuilt: true },
  topicList: { ...inside('shareStudy', 'topic-list', 'topicList'), isBuilt: true },
  knowledgeCommunity: {
    ...inside('shareStudy', 'knowledge-community', 'knowledgeCommunity'),
    needs: ['settings', 'circles'],
    isBuilt: true,
  },

  shareTeam: member('share-team', 'shareTeam', { ...settings, defaultChild: 'teamContent' }),
  teamContent: { ...inside('shareTeam', 'share-team', 'teamContent'), isBuilt: true },
  teamColumn: { ...inside('shareTeam', 'share-team', 'teamColumn'), isBuilt: true },
  teamColumnDetail: { ...inside('shareTeam', 'share-team', 'teamColumnDetail'), isBuilt: true },

  publishManage: member('publish-manage', 'publishManage', { ...settings, defaultChild: 'publishCreate' }),
  publishCreate: { ...inside('publishManage', 'publish-manage', 'publishCreate'), isBuilt: true },
  publishVideo: { ...inside('publishManage', 'publish-manage', 'publishVideo'), isBuilt: true },
  publishFile: { ...inside('publishManage', 'publish-manage', 'publishFile'), isBuilt: true },

  columnManage: member('column-manage', 'columnManage', { ...settings, defaultChild: 'columnCard' }),
  columnCard: { ...inside('columnManage', 'column-manage', 'columnCard'), isBuilt: true },
  columnAdd: { ...inside('columnManage', 'column-manage', 'columnAdd'), isBuilt: true },
  columnDetail: { ...inside('columnManage', 'column-manage', 'columnDetail'), isBuilt: true },

  learncoinManage: member('learncoin-manage', 'learncoinManage', { ...settings, isBuilt: true }),
  purchases: member('knowledge-pay', 'purchases', { ...settings, isBuilt: true }),
  memberManage: member('member-manage', 'memberManage', { isBuilt: true }),
  outputDetail: member('share-output', 'shareOutput', { ...settings, isBuilt: true }),
  shareOutput: member('share-output', 'shareOutput', { ...settings, isBuilt: true }),
  classroomBook: member('classroom-book', 'classroomBook', { isBuilt: true }),

  assistant: member('ai', 'assistant', { isBuilt: true }),
  reasoning: member('ai', 'reasoning', { isFramed: false, isBuilt: true }),
  container: member('paas-container', 'container'),
  invoices: member('invoice-management', 'invoices'),
  memberCard: member('knowledge-pay', 'memberCard', { isBuilt: true }),
};

/** In the order of the path table: the more specific first (C-07). */
export const routeNames = Object.keys(routeTable) as RouteName[];

/** May only shrink; `tidy` prints it. A parent without a page of its own is only its children. */
export const unbuiltRoutes: readonly RouteName[] = routeNames.filter(
  (name) => !routeTable[name].isBuilt && routeTable[name].defaultChild === null,
);
