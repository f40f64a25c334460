import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { Hourglass, Lock, Trash2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import classes from './QuestionPage.module.css';

const icons = { pending: Hourglass, closed: Lock, removed: Trash2 } as const;

/** Why something is not simply there to be read and discussed. */
export function StateBanner({ state }: { state: QuestionState }) {
  const t = useT('share');
  if (state === 'active') return null;
  const Icon = icons[state];
  return (
    <p className={classes.banner} data-state={state}>
      <Icon size={18} aria-hidden />
      {t(`community.question.banner.${state}`)}
    </p>
  );
}
