import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import { BookOpen, CalendarDays, ClipboardList, FileBadge, Library, Link2, type LucideIcon, Radio } from 'lucide-react';

/** The word and the sign of each kind of content something to learn is made of. */
export const contentKinds = {
  [BusinessType.course]: { label: 'positions.kind.course', icon: BookOpen },
  [BusinessType.subject]: { label: 'positions.kind.subject', icon: Library },
  [BusinessType.exam]: { label: 'positions.kind.exam', icon: FileBadge },
  [BusinessType.research]: { label: 'positions.kind.research', icon: ClipboardList },
  [BusinessType.class]: { label: 'positions.kind.class', icon: CalendarDays },
  [BusinessType.nativeLive]: { label: 'positions.kind.live', icon: Radio },
  [BusinessType.knowledge]: { label: 'positions.kind.link', icon: Link2 },
} as const satisfies Record<PositionContentType, { label: string; icon: LucideIcon }>;

/** Kinds that become content when they are added; the others are content already. */
export const broughtKinds = ['file', 'library'] as const;
export type BroughtKind = (typeof broughtKinds)[number];
