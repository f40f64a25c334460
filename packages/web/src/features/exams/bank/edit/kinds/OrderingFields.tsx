import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { moved, nextKey } from '../draft-rows.ts';
import { LazyMediaField } from '../media/LazyMediaField.tsx';
import type { MediaProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** The items in their right order. */
export function OrderingFields({ draft: { items }, mediaName, onChange }: MediaProps) {
  const t = useT('bank');
  const add = (): void => {
    const id = nextKey(
      'i',
      items.map((one) => one.id),
    );
    onChange({ items: [...items, { id, text: '' }] });
  };
  const change = (id: string, part: Partial<(typeof items)[number]>): void =>
    onChange({ items: items.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const move = (at: number, step: number): void => onChange({ items: moved(items, at, step) });
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.items')}</legend>
      <HintText>{t('bank.items.hint')}</HintText>
      {items.map(({ id, text, picture }, at) => (
        <div key={id} className={classes.row}>
          <TextInput
            aria-label={t('bank.item', { number: at + 1 })}
            className={classes.grow}
            autoComplete="off"
            maxLength={bankLimits.option}
            value={text}
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <IconButton
            label={t('bank.item.up', { number: at + 1 })}
            icon={<ArrowUp size={16} aria-hidden />}
            disabledReason={at === 0 ? t('bank.item.first') : undefined}
            onClick={() => move(at, -1)}
          />
          <IconButton
            label={t('bank.item.down', { number: at + 1 })}
            icon={<ArrowDown size={16} aria-hidden />}
            disabledReason={at === items.length - 1 ? t('bank.item.last') : undefined}
            onClick={() => move(at, 1)}
          />
          <IconButton
            label={t('bank.item.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={items.length <= 3 ? t('bank.item.three') : undefined}
            onClick={() => onChange({ items: items.filter((one) => one.id !== id) })}
          />
          <LazyMediaField
            name={`${mediaName}-${id}`}
            of={t('bank.item', { number: at + 1 })}
            media={picture ? [picture] : []}
            onChange={([next]) => change(id, { picture: next })}
          />
        </div>
      ))}
      {items.length < bankLimits.pairs && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.item.add')}
        </Button>
      )}
    </fieldset>
  );
}
