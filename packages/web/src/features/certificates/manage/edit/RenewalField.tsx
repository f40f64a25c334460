import { renewalSteps, type RenewalStep } from '@shuyuan/contract/certificates/renewal-steps';
import { useId } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './Edit.module.css';

type Props = { chosen: readonly RenewalStep[]; onChange: (chosen: readonly RenewalStep[]) => void };

/** D-188: how long before the end holders are told; with the first day chosen the next run opens. */
export function RenewalField({ chosen, onChange }: Props) {
  const t = useT('courses');
  const id = useId();
  const toggle = (step: RenewalStep): void =>
    onChange(renewalSteps.filter((one) => chosen.includes(one) !== (one === step)));
  return (
    <fieldset className={classes.form} aria-describedby={`${id}-hint`}>
      <legend className={classes.legend}>{t('certificates.renewal')}</legend>
      <div className={classes.choices}>
        {renewalSteps.map((step) => (
          <label key={step} className={classes.choice}>
            <input type="checkbox" checked={chosen.includes(step)} onChange={() => toggle(step)} />
            {t('certificates.renewal.days', { days: step })}
          </label>
        ))}
      </div>
      <HintText id={`${id}-hint`}>{t('certificates.renewal.hint')}</HintText>
    </fieldset>
  );
}
