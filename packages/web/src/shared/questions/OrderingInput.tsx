import { VisuallyHidden } from '@mantine/core';
import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import type { SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../lib/texts.ts';
import { idsAfterMove, type Step, targetOfStep } from '../ordering/ordered-group.ts';
import { useMoves } from '../ordering/use-moves.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { OptionWords } from './OptionWords.tsx';
import classes from './Questions.module.css';

type Props = {
  question: Extract<SimpleTakerQuestion, { kind: 'ordering' }>;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

/** The items in the order the taker has given them; each is moved by a button. */
export function OrderingInput({ question: { items }, answer, onChange }: Props) {
  const t = useT('exams');
  const prefix = useId();
  const itemOf = (id: string) => items.find((item) => item.id === id) ?? { text: '', picture: undefined };
  const order = answer?.kind === 'ordering' ? answer.itemIds : items.map(({ id }) => id);
  const { said, say } = useMoves(order);
  const groups = [{ id: 'all', itemIds: order }];
  const move = (id: string, step: Step, button: HTMLElement): void => {
    const target = targetOfStep(groups, id, step);
    if (!target) return;
    const [itemIds = order] = idsAfterMove(groups, id, target);
    say(t('exams.moved', { text: plainText(itemOf(id).text), number: itemIds.indexOf(id) + 1 }), {
      button,
      id: `${prefix}${id}`,
    });
    onChange({ kind: 'ordering', itemIds });
  };
  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ol className={classes.order}>
        {order.map((id, index) => {
          const item = itemOf(id);
          const name = plainText(item.text);
          return (
            <li key={id} data-moved={`${prefix}${id}`} className={classes.item}>
              <OptionWords option={item} className={classes.itemText} />
              {index > 0 && (
                <IconButton
                  label={t('exams.moveUp', { text: name })}
                  icon={<ArrowUp size={16} aria-hidden />}
                  onClick={({ currentTarget }) => move(id, 'up', currentTarget)}
                />
              )}
              {index < order.length - 1 && (
                <IconButton
                  label={t('exams.moveDown', { text: name })}
                  icon={<ArrowDown size={16} aria-hidden />}
                  onClick={({ currentTarget }) => move(id, 'down', currentTarget)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
