import { NativeSelect, TextInput } from '@mantine/core';
import { difficulties } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Trash2 } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { examAnchors } from '../edit/exam-anchors.ts';
import { countRange, isPointsWrong, type RuleDraft } from '../edit/exam-draft.ts';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';
import classes from './Paper.module.css';

type Props = {
  rule: RuleDraft;
  number: number;
  categories: readonly { readonly value: string; readonly label: string }[];
  /** Questions the bank lacks for it; null while that is not known. */
  missing: number | null;
  isChecking: boolean;
  onChange: (rule: RuleDraft) => void;
  onRemove: () => void;
};

function BankAnswer({ missing, isChecking }: Pick<Props, 'missing' | 'isChecking'>) {
  const t = useT('examining');
  if (missing === null) return isChecking ? <HintText as="span">{t('examining.rules.checking')}</HintText> : null;
  if (missing === 0) return <Tag tone="pine">{t('examining.rules.filled')}</Tag>;
  return <Tag tone="cinnabar">{t('examining.rules.missing', { count: missing })}</Tag>;
}

/** So many questions of a category and difficulty, with their points, and whether the bank has them. */
export function RuleRow({ rule, number, categories, missing, isChecking, onChange, onRemove }: Props) {
  const t = useT('examining');
  const levels = difficulties.map((level) => ({
    value: String(level),
    label: t('examining.picker.difficulty.level', { level }),
  }));
  return (
    <li
      id={examAnchors.rule(number - 1)}
      tabIndex={-1}
      className={classes.rule}
      aria-label={t('examining.rules.number', { number })}
    >
      <NativeSelect
        className={classes.category}
        label={t('examining.rules.category')}
        data={[{ value: '', label: t('examining.rules.category.missing') }, ...categories]}
        value={rule.categoryId}
        onChange={(event) => onChange({ ...rule, categoryId: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('examining.picker.difficulty')}
        data={[{ value: '', label: t('examining.picker.difficulty.all') }, ...levels]}
        value={rule.difficulty === null ? '' : String(rule.difficulty)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...rule, difficulty: difficulties.find((level) => String(level) === value) ?? null })
        }
      />
      <TextInput
        className={classes.number}
        inputMode="numeric"
        label={t('examining.rules.count')}
        error={wholeNumber(rule.count, countRange) === null}
        value={rule.count}
        onChange={(event) => onChange({ ...rule, count: event.currentTarget.value })}
      />
      <TextInput
        className={classes.number}
        inputMode="numeric"
        label={t('examining.rules.points')}
        error={isPointsWrong(rule.points)}
        value={rule.points}
        onChange={(event) => onChange({ ...rule, points: event.currentTarget.value })}
      />
      <span className={classes.answer} aria-live="polite">
        <BankAnswer missing={missing} isChecking={isChecking} />
      </span>
      <IconButton
        label={t('examining.rules.remove', { number })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
