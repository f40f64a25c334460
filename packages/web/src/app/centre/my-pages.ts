import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import {
  Award,
  Bell,
  BellRing,
  ClipboardList,
  FilePen,
  FolderOpen,
  GraduationCap,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MonitorSmartphone,
  Radio,
  School,
  Stamp,
  UserRound,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { TextKey } from '../../lib/texts.ts';

type Entry = {
  /** The last part of `center/my/{name}`. */
  readonly name: string;
  readonly title: TextKey<'personal'>;
  readonly icon: LucideIcon;
  readonly load: () => Promise<ComponentType>;
  /** In the navigation of those alone who have it; the page itself says no to others. */
  readonly capability?: Capability;
  /** Says that something new waits there. */
  readonly loadDot?: () => Promise<ComponentType>;
};

/** ROUTE-22: the pages of one's own centre in the order of its navigation, one chunk each. */
const entries: readonly Entry[] = [
  {
    name: 'profile',
    title: 'centre.profile.title',
    icon: UserRound,
    load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
  {
    name: 'task',
    title: 'tasks.title',
    icon: ListChecks,
    load: async () => (await import('../../features/centre/TasksPage.tsx')).TasksPage,
  },
  {
    name: 'files',
    title: 'centre.files.title',
    icon: FolderOpen,
    load: async () => (await import('../../features/files/mine/MyFilesPage.tsx')).MyFilesPage,
  },
  {
    name: 'approvals',
    title: 'approvals.title',
    icon: Stamp,
    load: async () => (await import('../../features/approval/ApprovalsPage.tsx')).ApprovalsPage,
  },
  {
    name: 'research',
    title: 'centre.research.title',
    icon: ClipboardList,
    load: async () => (await import('../../features/surveys/list/SurveysPage.tsx')).SurveysPage,
  },
  {
    name: 'class',
    title: 'centre.class.title',
    icon: School,
    load: async () => (await import('../../features/training/list/MyClassesPage.tsx')).MyClassesPage,
  },
  {
    name: 'certificate',
    title: 'centre.certificates.title',
    icon: Award,
    load: async () => (await import('../../features/certificates/mine/MyCertificatesPage.tsx')).MyCertificatesPage,
    loadDot: async () => (await import('../../features/certificates/mine/UnreadDot.tsx')).UnreadDot,
  },
  {
    name: 'lives',
    title: 'centre.lives.title',
    icon: Radio,
    load: async () => (await import('../../features/live/manage/MyLivesPage.tsx')).MyLivesPage,
  },
  {
    name: 'courses',
    title: 'centre.courses.title',
    icon: GraduationCap,
    capability: 'course.create',
    load: async () => (await import('../../features/study/manage/list/MyCoursesPage.tsx')).MyCoursesPage,
  },
  {
    name: 'exams',
    title: 'centre.exams.title',
    icon: FilePen,
    capability: 'exam.create',
    load: async () => (await import('../../features/exams/manage/list/ManagedExamsPage.tsx')).ManagedExamsPage,
  },
  {
    name: 'question-bank',
    title: 'centre.questionBank.title',
    icon: LibraryBig,
    capability: 'exam.create',
    load: async () => (await import('../../features/exams/bank/list/BankPage.tsx')).BankPage,
  },
  {
    name: 'sessions',
    title: 'centre.sessions.title',
    icon: MonitorSmartphone,
    load: async () => (await import('../../features/auth/sessions/SessionsPage.tsx')).SessionsPage,
  },
  {
    name: 'notifications',
    title: 'centre.notifications.title',
    icon: Bell,
    load: async () => (await import('../../features/notifications/NoticesPage.tsx')).NoticesPage,
  },
  {
    name: 'notification-preferences',
    title: 'centre.notificationPreferences.title',
    icon: BellRing,
    load: async () => (await import('../../features/notifications/NoticePreferencesPage.tsx')).NoticePreferencesPage,
  },
];

export const myPages = entries.map(({ name, title, icon, load, loadDot, capability }) => ({
  name,
  title,
  icon,
  capability,
  Page: lazy(async () => ({ default: await orReloadOnce(`centre-${name}`, load()) })),
  Dot: loadDot && lazy(async () => ({ default: await orReloadOnce(`centre-${name}-dot`, loadDot()) })),
}));
