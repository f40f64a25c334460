import type { NoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import {
  BookOpenText,
  ClipboardList,
  Coins,
  FileWarning,
  GraduationCap,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Radio,
  School,
  ShieldAlert,
  ShieldCheck,
  Stamp,
  UserRoundPlus,
} from 'lucide-react';

export const noticeIcons: Record<NoticeKind, LucideIcon> = {
  discussion: MessageSquareText,
  reward: Coins,
  attention: UserRoundPlus,
  subscription: BookOpenText,
  'approval-waiting': Stamp,
  'approval-result': Stamp,
  'live-reminder': Radio,
  study: GraduationCap,
  survey: ClipboardList,
  class: School,
  moderation: ShieldAlert,
  account: ShieldCheck,
  file: FileWarning,
  system: Megaphone,
};
