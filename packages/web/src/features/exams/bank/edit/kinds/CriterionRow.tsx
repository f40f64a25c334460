import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { type CriterionDraft, type LevelDraft, withLevel } from '../criterion-draft.ts';
import classes from './Kinds.module.css';

type Props = {
  number: number;
  criterion: CriterionDraft;
  onChange: (criterion: CriterionDraft) => void;
  onRemove: () => void;
};

/** One criterion: its name, and its levels with what each earns. */
export function CriterionRow({ number, criterion, onChange, onRemove }: Props) {
  const t = useT('bank');
  const { text, levels } = criterion;
  const write = (id: string, over: Partial<LevelDraft>): void =>
    onChange({ ...criterion, levels: levels.map((one) => (one.id === id ? { ...one, ...over } : one)) });
  return (
    <div className={classes.part}>
      <div className={classes.row}>
        <TextInput
          aria-label={t('bank.criterion', { number })}
          placeholder={t('bank.criterion', { number })}
          className={classes.grow}
          autoComplete="off"
          maxLength={bankLimits.criterion}
          value={text}
          onChange={(event) => onChange({ ...criterion, text: event.currentTarget.value })}
        />
        <IconButton
          label={t('bank.criterion.remove', { number })}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {levels.map((level, at) => (
        <div key={level.id} className={classes.row}>
          <TextInput
            aria-label={t('bank.level', { number, level: at + 1 })}
            className={classes.grow}
            autoComplete="off"
            maxLength={bankLimits.level}
            value={level.text}
            onChange={(event) => write(level.id, { text: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('bank.level.points', { number, level: at + 1 })}
            className={classes.points}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={level.points}
            onChange={(event) => write(level.id, { points: event.currentTarget.value })}
          />
          <IconButton
            label={t('bank.level.remove', { number, level: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={levels.length <= 2 ? t('bank.level.two') : undefined}
            onClick={() => onChange({ ...criterion, levels: levels.filter(({ id }) => id !== level.id) })}
          />
        </div>
      ))}
      {levels.length < bankLimits.levels && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.start}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange({ ...criterion, levels: withLevel(levels) })}
        >
          {t('bank.level.add', { number })}
        </Button>
      )}
    </div>
  );
}
