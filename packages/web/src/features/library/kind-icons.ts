import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import { BookOpen, Clapperboard, FileText, Headphones, Image, type LucideIcon } from 'lucide-react';

export const kindIcons: Readonly<Record<LibraryKind, LucideIcon>> = {
  document: FileText,
  video: Clapperboard,
  audio: Headphones,
  picture: Image,
  book: BookOpen,
};
