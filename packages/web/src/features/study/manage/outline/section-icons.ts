import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import {
  AppWindow,
  BookOpen,
  CalendarDays,
  ClipboardList,
  FileBadge,
  FileMusic,
  FilePlay,
  FileText,
  Image,
  Link,
  type LucideIcon,
  MonitorPlay,
  Newspaper,
  NotebookPen,
  Presentation,
} from 'lucide-react';

export const sectionIcons: Record<CourseSectionType, LucideIcon> = {
  [SectionType.video]: FilePlay,
  [SectionType.audio]: FileMusic,
  [SectionType.document]: FileText,
  [SectionType.ebook]: BookOpen,
  [SectionType.image]: Image,
  [SectionType.article]: Newspaper,
  [SectionType.url]: Link,
  [SectionType.h5]: AppWindow,
  [SectionType.survey]: ClipboardList,
  [SectionType.exam]: FileBadge,
  [SectionType.faceToFace]: CalendarDays,
  [SectionType.homework]: NotebookPen,
  [SectionType.live]: MonitorPlay,
  [SectionType.openCourse]: Presentation,
};

/** In the order they are offered: what is used most comes first. */
export const offeredTypes: readonly CourseSectionType[] = [
  SectionType.video,
  SectionType.document,
  SectionType.article,
  SectionType.image,
  SectionType.audio,
  SectionType.ebook,
  SectionType.url,
  SectionType.h5,
  SectionType.openCourse,
  SectionType.live,
  SectionType.survey,
  SectionType.exam,
  SectionType.faceToFace,
  SectionType.homework,
];
