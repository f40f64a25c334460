import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { nextKey } from '../draft-rows.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';
import { MultipleRuleField } from './MultipleRuleField.tsx';
import { PenaltyField } from './PenaltyField.tsx';

/** The options, each with a mark whether it is right. */
function Options({ draft: { kind, options }, onChange }: KindProps) {
  const t = useT('bank');
  const name = useId();
  const isSingle = kind === 'single';
  const mark = (id: string, isRight: boolean): void =>
    onChange({
      options: options.map((one) =>
        one.id === id ? { ...one, isRight } : isSingle ? { ...one, isRight: false } : one,
      ),
    });
  const write = (id: string, text: string): void =>
    onChange({ options: options.map((one) => (one.id === id ? { ...one, text } : one)) });
  const add = (): void => {
    const id = nextKey(
      'o',
      options.map((one) => one.id),
    );
    onChange({ options: [...options, { id, text: '', isRight: false }] });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t(isSingle ? 'bank.options.single' : 'bank.options.multiple')}</legend>
      {options.map(({ id, text, isRight }, at) => (
        <div key={id} className={classes.row}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            className={classes.mark}
            aria-label={t('bank.option.right', { number: at + 1 })}
            checked={isRight}
            onChange={(event) => mark(id, event.currentTarget.checked)}
          />
          <TextInput
            aria-label={t('bank.option', { number: at + 1 })}
            className={classes.grow}
            autoComplete="off"
            maxLength={bankLimits.option}
            value={text}
            onChange={(event) => write(id, event.currentTarget.value)}
          />
          <IconButton
            label={t('bank.option.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={options.length <= 2 ? t('bank.option.two') : undefined}
            onClick={() => onChange({ options: options.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {options.length < bankLimits.options && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.option.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Options, how several right ones count, and what a wrong one costs. */
export function ChoiceFields(props: KindProps) {
  const { kind, multipleRule } = props.draft;
  const isMultiple = kind === 'multiple';
  return (
    <Stack gap={12}>
      <Options {...props} />
      {isMultiple && <MultipleRuleField {...props} />}
      {!(isMultiple && multipleRule === 'balanced') && <PenaltyField {...props} />}
    </Stack>
  );
}
