import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type PathName, paths } from '../lib/paths.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { createAppRouter } from './router.tsx';

const Nothing = () => null;
vi.mock('./frame/Frame.tsx', () => ({ Frame: Nothing }));
vi.mock('./HomePage.tsx', () => ({ HomePage: Nothing }));
vi.mock('./ErrorPage.tsx', () => ({ ErrorPage: Nothing }));
vi.mock('./GalleryPage.tsx', () => ({ GalleryPage: Nothing }));
vi.mock('../features/auth/LoginPage.tsx', () => ({ LoginPage: Nothing }));
vi.mock('../features/auth/setup/SetupPage.tsx', () => ({ SetupPage: Nothing }));

beforeEach(async () => {
  await freshClient();
  holdToken();
});

/** What the router makes of an address: the path it took it for, its parameters and its query. */
async function resolve(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const match = router.state.matches.at(-1);
  const name = Object.entries(paths).find(([, path]) => path === match?.fullPath)?.[0] ?? match?.fullPath;
  return {
    name,
    params: Object.fromEntries(Object.entries(match?.params ?? {}).filter(([, value]) => value !== undefined)),
    search: match?.search,
    status: match?.status,
    ids: router.state.matches.map((one) => one.routeId),
    href: router.state.location.href,
  };
}

type Row = readonly [id: string, address: string, name: PathName, params?: object, search?: object];

const rows: readonly Row[] = [
  ['[ROUTE-01]', '/live/action?id=l1&identity=2', 'liveAction', {}, { id: 'l1', identity: '2' }],
  ['[ROUTE-02]', '/activity/gensee/live/7/true', 'activityLive', { id: '7' }],
  ['[ROUTE-03]', '/live/detail/7', 'liveDetail', { id: '7' }],
  ['[ROUTE-04]', '/activity/gensee/detail/7', 'activityDetail', { id: '7' }],
  ['[ROUTE-05]', '/lives/keylogin/7', 'liveKeyLogin', { id: '7' }],
  ['[ROUTE-05]', '/lives/keylogin', 'liveKeyLogin'],
  ['[ROUTE-06]', '/personal-homepage/m1', 'personalHomepage', { memberId: 'm1' }],
  ['[ROUTE-07]', '/ask/question/detail/q1', 'questionDetail', { id: 'q1' }],
  ['[ROUTE-08]', '/ask/topic/detail/t1', 'topicDetail', { id: 't1' }],
  ['[ROUTE-09]', '/knowledge/detail/k1', 'knowledgeDetail', { id: 'k1' }],
  ['[ROUTE-10]', '/share-content-detail?id=1&shareId=2', 'shareContentDetail', {}, { id: '1', shareId: '2' }],
  ['[ROUTE-10]', '/share-content-detail/1', 'shareContentDetail', { id: '1' }],
  ['[ROUTE-11]', '/share/9/3', 'shareLanding', { id: '9', type: '3' }],
  ['[ROUTE-12]', '/home/error-page/900005', 'errorPage', { code: '900005' }],
  ['[ROUTE-13]', '/error-page-v/40308', 'rootErrorPage', { code: '40308' }],
  ['[ROUTE-14]', '/home-v', 'home'],
  ['[ROUTE-15]', '/branch-list-v/p1', 'branchList', { pageId: 'p1' }],
  ['[ROUTE-16]', '/micro-certificate', 'microCertificate'],
  ['[ROUTE-16]', '/micro-cert/index', 'microCertificateIndex'],
  ['[ROUTE-17]', '/more-branch-list', 'moreBranchList'],
  ['[ROUTE-18]', '/study-v', 'study'],
  ['[ROUTE-19]', '/branch-post-learning-detail/p1', 'positionDetail', { pageId: 'p1' }],
  ['[ROUTE-20]', '/branch-post-learning-audit/p1/g1', 'positionAudit', { pageId: 'p1', progressId: 'g1' }],
  ['[ROUTE-21]', '/branch-point-list/p1', 'pointList', { pointId: 'p1' }],
  ['[ROUTE-22]', '/center', 'center'],
  ['[D-183]', '/exam-bank/import', 'bankImport'],
  ['[D-183]', '/practice?view=cards', 'practice', {}, { view: 'cards' }],
  ['[D-183]', '/exam-bank/question?category=c1', 'bankQuestion', {}, { category: 'c1' }],
  ['[D-183]', '/exam-bank/question/q1', 'bankQuestion', { id: 'q1' }],
  ['[D-183]', '/research/answer/s1', 'surveyAnswer', { id: 's1' }],
  ['[D-183]', '/research/edit?template=needs', 'surveyEdit', {}, { template: 'needs' }],
  ['[D-183]', '/research/edit/s1', 'surveyEdit', { id: 's1' }],
  ['[D-183]', '/research/results/s1', 'surveyResults', { id: 's1' }],
  ['[ROUTE-22]', '/center/my/task', 'centerMy', { name: 'task' }],
  ['[ROUTE-23]', '/center/subordinate', 'centerSubordinate'],
  ['[ROUTE-24]', '/center/director/study/push/1', 'directorPush', { id: '1' }],
  ['[ROUTE-25]', '/center/director/study/team/1', 'directorTeam', { id: '1' }],
  ['[ROUTE-26]', '/center/preview/1/cn/1', 'centerPreview', { id: '1', lang: 'cn', previewFront: '1' }],
  ['[ROUTE-27]', '/center/student-study-pack-detail/1', 'studyPackDetail', { id: '1' }],
  ['[ROUTE-28]', '/center/student-todo-menu/exam', 'todoMenu', { currentComponent: 'exam' }],
  ['[ROUTE-29]', '/center/study/position', 'centerPosition'],
  ['[ROUTE-30]', '/partner', 'partner'],
  ['[ROUTE-30]', '/National-Centre', 'nationalCentre'],
  ['[ROUTE-31]', '/partner/Higher-Education-Institutions', 'partnerHigherEducation'],
  ['[ROUTE-31]', '/partner/Enterprise-Partners', 'partnerEnterprise'],
  ['[ROUTE-31]', '/partner/TVET-Institutions', 'partnerTvet'],
  ['[ROUTE-31]', '/partner/International-Organisations-and-Governments', 'partnerInternational'],
  ['[ROUTE-31]', '/partner/Join-Us', 'partnerJoin'],
  ['[ROUTE-32]', '/about', 'about'],
  ['[ROUTE-33]', '/recommend-v', 'recommend'],
  ['[ROUTE-34]', '/search-v?q=%E5%AE%89%E5%85%A8', 'search', {}, { q: '安全' }],
  ['[ROUTE-35]', '/knowledge-list', 'knowledgeList'],
  ['[ROUTE-36]', '/share-study/share-index', 'shareIndex'],
  ['[ROUTE-36]', '/share-study/certification-acount', 'certificationAccount'],
  ['[ROUTE-36]', '/share-study/certification-account', 'certificationAccountAlias'],
  ['[ROUTE-36]', '/share-study/certification-info', 'certificationInfo'],
  ['[ROUTE-36]', '/share-study/knowledge-community', 'knowledgeCommunity'],
  ['[ROUTE-36]', '/share-study/knowledge-community/1', 'knowledgeCommunity', { id: '1' }],
  ['[ROUTE-37]', '/share-study/my-collection-detail', 'myCollection'],
  ['[ROUTE-38]', '/share-study/topic-list?id=007', 'topicList', {}, { id: '007' }],
  ['[ROUTE-38]', '/share-study/topic-list/007', 'topicList', { id: '007' }],
  ['[ROUTE-39]', '/share-team/team-content', 'teamContent'],
  ['[ROUTE-39]', '/share-team/team-content/1', 'teamContent', { id: '1' }],
  ['[ROUTE-39]', '/share-team/team-column', 'teamColumn'],
  ['[ROUTE-39]', '/share-team/team-column-detail', 'teamColumnDetail'],
  ['[ROUTE-40]', '/publish-manage/publish-create', 'publishCreate'],
  ['[ROUTE-40]', '/publish-manage/publish-video', 'publishVideo'],
  ['[ROUTE-40]', '/publish-manage/publish-file', 'publishFile'],
  ['[ROUTE-41]', '/column-manage/column-card', 'columnCard'],
  ['[ROUTE-41]', '/column-manage/column-add', 'columnAdd'],
  ['[ROUTE-41]', '/column-manage/column-detail', 'columnDetail'],
  ['[ROUTE-42]', '/learncoin-manage', 'learncoinManage'],
  ['[ROUTE-43]', '/member-manage', 'memberManage'],
  ['[ROUTE-44]', '/output-detail', 'outputDetail'],
  ['[ROUTE-45]', '/share-output?teamID=5', 'shareOutput', {}, { teamID: '5' }],
  ['[ROUTE-46]', '/classroom-book', 'classroomBook'],
  ['[ROUTE-47]', '/live/index', 'liveIndex'],
  ['[ROUTE-48]', '/live/hotlive-page', 'liveHot'],
  ['[ROUTE-49]', '/live/detail/7/0/6', 'liveClassDetail', { id: '7', classID: '0', resourceType: '6' }],
  ['[ROUTE-50]', '/live/course/7', 'liveByType', { type: 'course', id: '7' }],
  ['[ROUTE-50]', '/live/course/7/99', 'liveByType', { type: 'course', id: '7', code: '99' }],
  ['[ROUTE-51]', '/ds-i/index', 'reasoning'],
  ['[ROUTE-52]', '/paas-container', 'container'],
  ['[ROUTE-53]', '/invoice-management', 'invoices'],
  ['[ROUTE-53]', '/invoice-management/1', 'invoices', { isBuyer: '1' }],
  ['[ROUTE-54]', '/member-card-preview/1', 'memberCard', { id: '1' }],
];

test.for(rows)('%s %s is %s', async ([, address, name, params = {}, search = {}]) => {
  expect(await resolve(address)).toMatchObject({ name, params, search, status: 'success' });
});

test('a parameter with a slash or a percent sign survives the address', async () => {
  expect((await resolve('/live/detail/a%2Fb%25')).params).toEqual({ id: 'a/b%' });
});

test.for([
  ['[ROUTE-36]', '/share-study', '/share-study/share-index'],
  ['[ROUTE-39]', '/share-team', '/share-team/team-content'],
  ['[ROUTE-40]', '/publish-manage', '/publish-manage/publish-create'],
  ['[ROUTE-41]', '/column-manage', '/column-manage/column-card'],
  ['[ROUTE-14]', '/', '/home-v'],
] as const)('%s %s opens with %s and keeps its query', async ([, address, opened]) => {
  expect((await resolve(address)).href).toBe(opened);
  expect((await resolve(`${address}?id=3`)).href).toBe(`${opened}?id=3`);
});

test('[SHELL-06] all routes sit under one root, which has the error page as a child', async () => {
  const every = await Promise.all([...new Set(rows.map(([, address]) => address))].map(resolve));
  expect(new Set(every.map(({ ids }) => ids[0]))).toEqual(new Set(['__root__']));
  expect((await resolve('/error-page-v/1')).ids).toEqual(['__root__', '/framed', '/framed/error-page-v/$code']);
});

test('[ERR-11] D-193: an address nobody knows is the empty error page', async () => {
  const { name, status } = await resolve('/integral-mall/index');
  expect([name, status]).toEqual(['/$', 'success']);
});
