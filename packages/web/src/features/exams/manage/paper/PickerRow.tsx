import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { useId } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import type { BankQuestion } from './bank-question.ts';
import classes from './Paper.module.css';

type Props = {
  question: BankQuestion;
  /** It stands on the paper already. */
  isThere: boolean;
  isPicked: boolean;
  /** The paper has room for no more. */
  isFull: boolean;
  onPick: (isPicked: boolean) => void;
};

/** A question of the bank that can be picked. */
export function PickerRow({ question, isThere, isPicked, isFull, onPick }: Props) {
  const t = useT('examining');
  const { text, kind, difficulty, categoryName } = question;
  const inputId = useId();
  return (
    <li className={classes.pick}>
      <input
        id={inputId}
        type="checkbox"
        checked={isThere || isPicked}
        disabled={isThere || (isFull && !isPicked)}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        <label htmlFor={inputId} className={classes.text}>
          {listedText(text)}
        </label>
        <span className={classes.tags}>
          <Tag>{t(`examining.kind.${kind}`)}</Tag>
          <Tag>{t('examining.picker.difficulty.level', { level: difficulty })}</Tag>
          <Tag>{categoryName}</Tag>
          {isThere && <Tag tone="pine">{t('examining.picker.there')}</Tag>}
        </span>
      </span>
    </li>
  );
}
