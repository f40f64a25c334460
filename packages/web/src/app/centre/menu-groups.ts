import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import {
  Award,
  Bell,
  BellRing,
  Bookmark,
  BookOpen,
  CalendarCheck,
  ChartColumn,
  ClipboardList,
  Coins,
  FilePen,
  FolderOpen,
  GraduationCap,
  Layers,
  LibraryBig,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MonitorPlay,
  MonitorSmartphone,
  Package,
  PencilLine,
  Radio,
  ReceiptText,
  School,
  Sparkles,
  Stamp,
  UserRound,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { TextKey } from '../../lib/texts.ts';

export const menuGroups = ['learning', 'assets', 'work', 'settings'] as const;
type MenuGroup = (typeof menuGroups)[number];
type PageTitle =
  | { readonly of: 'personal'; readonly key: TextKey<'personal'> }
  | { readonly of: 'centre'; readonly key: TextKey<'centre'> }
  | { readonly of: 'coin' };

type Entry = {
  /** The last part of `center/my/{name}`. */
  readonly name: string;
  readonly title: PageTitle;
  readonly icon: LucideIcon;
  readonly load: () => Promise<ComponentType>;
  readonly group: MenuGroup;
  /** In the navigation of those alone who have it; the page itself says no to others. */
  readonly capability?: Capability;
  /** Says that something new waits there. */
  readonly loadDot?: () => Promise<ComponentType>;
};

/** ROUTE-22, D-179: the closed list of the centre and our own pages in the order of its menu, one chunk each. */
const entries: readonly Entry[] = [
  {
    name: 'task',
    title: { of: 'personal', key: 'tasks.title' },
    icon: ListChecks,
    group: 'learning',
    load: async () => (await import('../../features/centre/TasksPage.tsx')).TasksPage,
  },
  {
    name: 'duties',
    title: { of: 'personal', key: 'centre.duties.title' },
    icon: CalendarCheck,
    group: 'learning',
    load: async () => (await import('../../features/assignments/mine/MyDutiesPage.tsx')).MyDutiesPage,
  },
  {
    name: 'packs',
    title: { of: 'personal', key: 'centre.packs.title' },
    icon: Package,
    group: 'learning',
    load: async () => (await import('../../features/centre/packs/mine/MyPacksPage.tsx')).MyPacksPage,
  },
  {
    name: 'course',
    title: { of: 'centre', key: 'centre.course.title' },
    icon: BookOpen,
    group: 'learning',
    load: async () => (await import('../../features/centre/mine/OwnCoursesPage.tsx')).OwnCoursesPage,
  },
  {
    name: 'subject',
    title: { of: 'centre', key: 'centre.subject.title' },
    icon: Layers,
    group: 'learning',
    load: async () => (await import('../../features/subjects/list/OwnSubjectsPage.tsx')).OwnSubjectsPage,
  },
  {
    name: 'exam',
    title: { of: 'centre', key: 'centre.exam.title' },
    icon: PencilLine,
    group: 'learning',
    load: async () => (await import('../../features/exams/list/OwnExamsPage.tsx')).OwnExamsPage,
  },
  {
    name: 'research',
    title: { of: 'personal', key: 'centre.research.title' },
    icon: ClipboardList,
    group: 'learning',
    load: async () => (await import('../../features/surveys/list/SurveysPage.tsx')).SurveysPage,
  },
  {
    name: 'class',
    title: { of: 'personal', key: 'centre.class.title' },
    icon: School,
    group: 'learning',
    load: async () => (await import('../../features/training/list/MyClassesPage.tsx')).MyClassesPage,
  },
  {
    name: 'live',
    title: { of: 'centre', key: 'centre.live.title' },
    icon: MonitorPlay,
    group: 'learning',
    load: async () => (await import('../../features/live/mine/OwnLivesPage.tsx')).OwnLivesPage,
  },
  {
    name: 'collect',
    title: { of: 'centre', key: 'centre.collect.title' },
    icon: Bookmark,
    group: 'learning',
    load: async () => (await import('./CollectedPage.tsx')).CollectedPage,
  },
  {
    name: 'certificate',
    title: { of: 'personal', key: 'centre.certificates.title' },
    icon: Award,
    group: 'learning',
    load: async () => (await import('../../features/certificates/mine/MyCertificatesPage.tsx')).MyCertificatesPage,
    loadDot: async () => (await import('../../features/certificates/mine/UnreadDot.tsx')).UnreadDot,
  },
  {
    name: 'report',
    title: { of: 'centre', key: 'centre.report.title' },
    icon: ChartColumn,
    group: 'learning',
    load: async () => (await import('../../features/centre/report/StudyReportPage.tsx')).StudyReportPage,
  },
  {
    name: 'coin',
    title: { of: 'coin' },
    icon: Coins,
    group: 'assets',
    load: async () => (await import('../../features/ledger/account/EarningsPage.tsx')).EarningsPage,
  },
  {
    name: 'integral',
    title: { of: 'centre', key: 'centre.integral.title' },
    icon: Sparkles,
    group: 'assets',
    load: async () => (await import('../../features/ledger/account/OwnIntegralPage.tsx')).OwnIntegralPage,
  },
  {
    name: 'invoice',
    title: { of: 'centre', key: 'centre.invoice.title' },
    icon: ReceiptText,
    group: 'assets',
    load: async () => (await import('../../features/payments/invoices/OwnInvoicesPage.tsx')).OwnInvoicesPage,
  },
  {
    name: 'files',
    title: { of: 'personal', key: 'centre.files.title' },
    icon: FolderOpen,
    group: 'assets',
    load: async () => (await import('../../features/files/mine/MyFilesPage.tsx')).MyFilesPage,
  },
  {
    name: 'approvals',
    title: { of: 'personal', key: 'approvals.title' },
    icon: Stamp,
    group: 'work',
    load: async () => (await import('../../features/approval/ApprovalsPage.tsx')).ApprovalsPage,
  },
  {
    name: 'lives',
    title: { of: 'personal', key: 'centre.lives.title' },
    icon: Radio,
    group: 'work',
    load: async () => (await import('../../features/live/manage/MyLivesPage.tsx')).MyLivesPage,
  },
  {
    name: 'courses',
    title: { of: 'personal', key: 'centre.courses.title' },
    icon: GraduationCap,
    group: 'work',
    capability: 'course.create',
    load: async () => (await import('../../features/study/manage/list/MyCoursesPage.tsx')).MyCoursesPage,
  },
  {
    name: 'assignments',
    title: { of: 'personal', key: 'centre.assignments.title' },
    icon: ListTodo,
    group: 'work',
    capability: 'subordinate.view',
    load: async () => (await import('../../features/assignments/manage/AssignmentsPage.tsx')).AssignmentsPage,
  },
  {
    name: 'exams',
    title: { of: 'personal', key: 'centre.exams.title' },
    icon: FilePen,
    group: 'work',
    capability: 'exam.create',
    load: async () => (await import('../../features/exams/manage/list/ManagedExamsPage.tsx')).ManagedExamsPage,
  },
  {
    name: 'question-bank',
    title: { of: 'personal', key: 'centre.questionBank.title' },
    icon: LibraryBig,
    group: 'work',
    capability: 'exam.create',
    load: async () => (await import('../../features/exams/bank/list/BankPage.tsx')).BankPage,
  },
  {
    name: 'profile',
    title: { of: 'personal', key: 'centre.profile.title' },
    icon: UserRound,
    group: 'settings',
    load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
  {
    name: 'sessions',
    title: { of: 'personal', key: 'centre.sessions.title' },
    icon: MonitorSmartphone,
    group: 'settings',
    load: async () => (await import('../../features/auth/sessions/SessionsPage.tsx')).SessionsPage,
  },
  {
    name: 'notifications',
    title: { of: 'personal', key: 'centre.notifications.title' },
    icon: Bell,
    group: 'settings',
    load: async () => (await import('../../features/notifications/NoticesPage.tsx')).NoticesPage,
  },
  {
    name: 'notification-preferences',
    title: { of: 'personal', key: 'centre.notificationPreferences.title' },
    icon: BellRing,
    group: 'settings',
    load: async () => (await import('../../features/notifications/NoticePreferencesPage.tsx')).NoticePreferencesPage,
  },
];

export const myPages = entries.map(({ name, title, icon, group, load, loadDot, capability }) => ({
  name,
  title,
  icon,
  group,
  capability,
  Page: lazy(async () => ({ default: await orReloadOnce(`centre-${name}`, load()) })),
  Dot: loadDot && lazy(async () => ({ default: await orReloadOnce(`centre-${name}-dot`, loadDot()) })),
}));

export type MyPage = (typeof myPages)[number];
