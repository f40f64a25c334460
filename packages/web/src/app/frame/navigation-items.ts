import { GraduationCap, House, type LucideIcon, MessagesSquare, Radio, Route } from 'lucide-react';
import { type PathName, paths } from '../../lib/paths.ts';

export type NavigationItem = {
  readonly name: 'home' | 'learn' | 'live' | 'community' | 'path';
  readonly to: Extract<PathName, 'home' | 'study' | 'liveIndex' | 'shareIndex' | 'centerPosition'>;
  readonly icon: LucideIcon;
  /** Beginnings of the addresses that belong to it. */
  readonly prefixes: readonly string[];
};

export const navigationItems: readonly NavigationItem[] = [
  { name: 'home', to: 'home', icon: House, prefixes: [paths.home, '/branch-list-v', '/more-branch-list'] },
  {
    name: 'learn',
    to: 'study',
    icon: GraduationCap,
    prefixes: [paths.study, '/course', '/subject', '/knowledge', '/micro-cert', paths.recommend, paths.classroomBook],
  },
  { name: 'live', to: 'liveIndex', icon: Radio, prefixes: ['/live', '/activity'] },
  {
    name: 'community',
    to: 'shareIndex',
    icon: MessagesSquare,
    prefixes: ['/share', '/ask', paths.columnManage, paths.publishManage, paths.memberManage, paths.outputDetail],
  },
  {
    name: 'path',
    to: 'centerPosition',
    icon: Route,
    prefixes: [paths.centerPosition, '/branch-post-learning', '/branch-point-list'],
  },
];

/** Which entry is marked for an address; none on pages that belong to no area, such as the centre. */
export const activeItem = (path: string): NavigationItem['name'] | null =>
  navigationItems.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))?.name ?? null;
