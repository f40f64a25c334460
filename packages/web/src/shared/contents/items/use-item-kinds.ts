import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { GraduationCap, type LucideIcon, UsersRound } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { contentKinds } from '../content-kinds.ts';

type ItemKind = { readonly label: string; readonly icon: LucideIcon };

/** The word and the sign of a kind of content people are asked to do. */
export function useItemKinds(): (type: TaskContentType) => ItemKind {
  const t = useT('assignments');
  const study = useT('study');
  return (type) => {
    if (type === BusinessType.subject) return { label: t('assignments.kind.subject'), icon: GraduationCap };
    if (type === BusinessType.class) return { label: t('assignments.kind.class'), icon: UsersRound };
    const { label, icon } = contentKinds[type];
    return { label: study(label), icon };
  };
}
