import { TextInput } from '@mantine/core';
import { classLimits as limits } from '@shuyuan/contract/training/class-limits';
import { Trash2 } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { AmountInput } from '../../../../ui/AmountInput.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Costs.module.css';
import type { CostDraft } from './costs-draft.ts';

type Props = {
  line: CostDraft;
  number: number;
  onChange: (line: CostDraft) => void;
  onRemove: () => void;
};

/** One item of the costs: what for, and how much. */
export function CostLine({ line, number: at, onChange, onRemove }: Props) {
  const t = useT('teaching');
  const format = useFormat();
  const number = format.count(at);
  return (
    <div className={classes.line}>
      <TextInput
        label={t('teaching.costs.label', { number })}
        maxLength={limits.costLabel}
        autoComplete="off"
        value={line.label}
        onChange={(event) => onChange({ ...line, label: event.currentTarget.value })}
      />
      <AmountInput
        label={t('teaching.costs.amount', { number })}
        text={line.amount}
        invalid={t('teaching.costs.wrong')}
        onChange={(amount) => onChange({ ...line, amount })}
      />
      <IconButton
        label={t('teaching.costs.remove', { number })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
