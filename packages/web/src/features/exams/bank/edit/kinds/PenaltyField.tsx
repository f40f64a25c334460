import { TextInput } from '@mantine/core';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** The cost of a wrong choice. */
export function PenaltyField({ draft, onChange }: KindProps) {
  const t = useT('bank');
  return (
    <TextInput
      className={classes.number}
      label={t('bank.penalty')}
      description={t('bank.penalty.hint')}
      dir="ltr"
      value={draft.penalty}
      onChange={(event) => onChange({ penalty: event.currentTarget.value })}
    />
  );
}
