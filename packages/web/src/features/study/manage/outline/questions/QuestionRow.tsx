import { Pencil, X } from 'lucide-react';
import { clockText } from '../../../../../lib/clock-text.ts';
import { useT } from '../../../../../lib/texts.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import type { Question } from './question-draft.ts';
import classes from './Questions.module.css';

type Props = { question: Question; onEdit: () => void; onRemove: () => void };

/** A question of a section, to be edited or taken out. */
export function QuestionRow({ question, onEdit, onRemove }: Props) {
  const t = useT('courses');
  const { text } = question.question;
  return (
    <li className={classes.row}>
      <bdi dir="ltr" className={classes.second}>
        {clockText(question.second)}
      </bdi>
      <bdi className={classes.text}>{text}</bdi>
      <IconButton
        label={t('courses.questions.edit', { name: text })}
        icon={<Pencil size={16} aria-hidden />}
        onClick={onEdit}
      />
      <IconButton
        label={t('courses.questions.remove', { name: text })}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
