import { type LucideIcon, MonitorSmartphone, Stamp, UserRound } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { TextKey } from '../../lib/texts.ts';

type Entry = {
  /** The last part of `center/my/{name}`. */
  readonly name: string;
  readonly title: TextKey<'personal'>;
  readonly icon: LucideIcon;
  readonly load: () => Promise<ComponentType>;
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
    name: 'approvals',
    title: 'approvals.title',
    icon: Stamp,
    load: async () => (await import('../../features/approval/ApprovalsPage.tsx')).ApprovalsPage,
  },
  {
    name: 'sessions',
    title: 'centre.sessions.title',
    icon: MonitorSmartphone,
    load: async () => (await import('../../features/auth/SessionsPage.tsx')).SessionsPage,
  },
];

export const myPages = entries.map(({ name, title, icon, load }) => ({
  name,
  title,
  icon,
  Page: lazy(async () => ({ default: await orReloadOnce(`centre-${name}`, load()) })),
}));
