import { Button, TextInput } from '@mantine/core';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { nextKey } from '../draft-rows.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

type TextProps = { label: string; value: string; onChange: (text: string) => void };

const SideInput = ({ label, value, onChange }: TextProps) => (
  <TextInput
    aria-label={label}
    className={classes.grow}
    autoComplete="off"
    maxLength={bankLimits.option}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

function Pairs({ draft: { pairs }, onChange }: KindProps) {
  const t = useT('bank');
  const change = (id: string, part: { left?: string; right?: string }): void =>
    onChange({ pairs: pairs.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const add = (): void => {
    const id = nextKey(
      'l',
      pairs.map((one) => one.id),
    );
    onChange({ pairs: [...pairs, { id, left: '', right: '' }] });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.pairs')}</legend>
      <HintText>{t('bank.pairs.hint')}</HintText>
      {pairs.map(({ id, left, right }, at) => (
        <div key={id} className={classes.row}>
          <SideInput
            label={t('bank.pair.left', { number: at + 1 })}
            value={left}
            onChange={(text) => change(id, { left: text })}
          />
          <span aria-hidden="true">–</span>
          <SideInput
            label={t('bank.pair.right', { number: at + 1 })}
            value={right}
            onChange={(text) => change(id, { right: text })}
          />
          <IconButton
            label={t('bank.pair.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            disabledReason={pairs.length <= 2 ? t('bank.pair.two') : undefined}
            onClick={() => onChange({ pairs: pairs.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {pairs.length < bankLimits.pairs && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.pair.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Right sides that belong to nothing, so that the last pair is not known by elimination. */
function Extras({ draft: { pairs, extras }, onChange }: KindProps) {
  const t = useT('bank');
  const add = (): void => {
    const id = nextKey(
      'x',
      extras.map((one) => one.id),
    );
    onChange({ extras: [...extras, { id, text: '' }] });
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.extras')}</legend>
      {extras.map(({ id, text }, at) => (
        <div key={id} className={classes.row}>
          <SideInput
            label={t('bank.extra', { number: at + 1 })}
            value={text}
            onChange={(value) => onChange({ extras: extras.map((one) => (one.id === id ? { id, text: value } : one)) })}
          />
          <IconButton
            label={t('bank.extra.remove', { number: at + 1 })}
            icon={<X size={16} aria-hidden />}
            onClick={() => onChange({ extras: extras.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {pairs.length + extras.length < bankLimits.pairs && (
        <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={add}>
          {t('bank.extra.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Pairs that belong together, and what belongs to nothing. */
export function MatchingFields(props: KindProps) {
  return (
    <Stack gap={12}>
      <Pairs {...props} />
      <Extras {...props} />
    </Stack>
  );
}
