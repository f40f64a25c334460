import { useId } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import type { KindProps } from './kind-props.ts';
import classes from './Kinds.module.css';

/** Whether the statement is right. */
export function TrueFalseFields({ draft: { isTrue }, onChange }: KindProps) {
  const t = useT('bank');
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('bank.statement')}</legend>
      {([true, false] as const).map((value) => (
        <label key={String(value)} className={classes.row}>
          <input
            type="radio"
            name={name}
            className={classes.mark}
            checked={isTrue === value}
            onChange={() => onChange({ isTrue: value })}
          />
          {t(value ? 'bank.statement.true' : 'bank.statement.false')}
        </label>
      ))}
    </fieldset>
  );
}
