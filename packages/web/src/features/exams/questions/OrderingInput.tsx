import type { SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'ordering' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** The items in the order the taker has given them; each is moved by a button. */
export function OrderingInput({ question: { items }, answer, onChange }: Props) {
  const t = useT('exams');
  const order = answer?.kind === 'ordering' ? answer.itemIds : items.map(({ id }) => id);
  const move = (index: number, step: number): void => {
    const itemIds = [...order];
    const [moved] = itemIds.splice(index, 1);
    if (moved !== undefined) itemIds.splice(index + step, 0, moved);
    onChange({ kind: 'ordering', itemIds });
  };
  return (
    <ol className={classes.order}>
      {order.map((id, index) => {
        const text = items.find((item) => item.id === id)?.text ?? '';
        return (
          <li key={id} className={classes.item}>
            <bdi className={classes.itemText}>{text}</bdi>
            {index > 0 && (
              <IconButton
                label={t('exams.moveUp', { text })}
                icon={<ArrowUp size={16} aria-hidden />}
                onClick={() => move(index, -1)}
              />
            )}
            {index < order.length - 1 && (
              <IconButton
                label={t('exams.moveDown', { text })}
                icon={<ArrowDown size={16} aria-hidden />}
                onClick={() => move(index, 1)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
