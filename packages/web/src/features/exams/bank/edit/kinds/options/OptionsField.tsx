import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../../../../../lib/texts.ts';
import { IconButton } from '../../../../../../ui/IconButton.tsx';
import { nextKey } from '../../draft-rows.ts';
import { LazyMediaField } from '../../media/LazyMediaField.tsx';
import type { MediaProps } from '../kind-props.ts';
import classes from '../Kinds.module.css';

/** The options, each with a mark whether it is right, and a picture where it has one. */
export function OptionsField({ draft: { kind, options }, mediaName, onChange }: MediaProps) {
  const t = useT('bank');
  const name = useId();
  const isSingle = kind === 'single';
  const mark = (id: string, isRight: boolean): void =>
    onChange({
      options: options.map((one) =>
        one.id === id ? { ...one, isRight } : isSingle ? { ...one, isRight: false } : one,
      ),
    });
  const change = (id: string, part: Partial<(typeof options)[number]>): void =>
    onChange({ options: options.map((one) => (one.id === id ? { ...one, ...part } : one)) });
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
      {options.map(({ id, text, isRight, picture }, at) => (
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
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <IconButton
            label={t('bank.option.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={options.length <= 2 ? t('bank.option.two') : undefined}
            onClick={() => onChange({ options: options.filter((one) => one.id !== id) })}
          />
          <LazyMediaField
            name={`${mediaName}-${id}`}
            of={t('bank.option', { number: at + 1 })}
            media={picture ? [picture] : []}
            onChange={([next]) => change(id, { picture: next })}
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
