import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import {
  AudioLines,
  BookOpenText,
  CalendarDays,
  Clapperboard,
  ClipboardList,
  FileBadge,
  FileText,
  Image,
  Link,
  type LucideIcon,
  MonitorPlay,
  Newspaper,
  NotebookPen,
  Presentation,
} from 'lucide-react';

const icons = {
  [SectionType.article]: Newspaper,
  [SectionType.document]: FileText,
  [SectionType.image]: Image,
  [SectionType.url]: Link,
  [SectionType.h5]: Link,
  [SectionType.audio]: AudioLines,
  [SectionType.video]: Clapperboard,
  [SectionType.ebook]: BookOpenText,
  [SectionType.survey]: ClipboardList,
  [SectionType.exam]: FileBadge,
  [SectionType.faceToFace]: CalendarDays,
  [SectionType.homework]: NotebookPen,
  [SectionType.live]: MonitorPlay,
  [SectionType.openCourse]: Presentation,
} as const satisfies Record<CourseSectionType, LucideIcon>;

/** ENUM-02: how a kind of section is drawn. */
export function SectionIcon({ type }: { type: CourseSectionType }) {
  const Icon = icons[type];
  return <Icon size={18} aria-hidden />;
}
