import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** The right number and how far off an answer may be. */
export function NumericFields({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.number}
        label={t('bank.numeric.value')}
        dir="ltr"
        value={draft.value}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
      <TextInput
        className={classes.number}
        label={t('bank.numeric.tolerance')}
        dir="ltr"
        value={draft.tolerance}
        onChange={(event) => onChange({ tolerance: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.number}
        label={t('bank.numeric.unit')}
        data={[
          { value: 'absolute', label: t('bank.numeric.absolute') },
          { value: 'percent', label: t('bank.numeric.percent') },
        ]}
        value={draft.isPercent ? 'percent' : 'absolute'}
        onChange={(event) => onChange({ isPercent: event.currentTarget.value === 'percent' })}
      />
    </div>
  );
}
