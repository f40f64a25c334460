import { clockText } from '../../../lib/clock-text.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import classes from './Start.module.css';

type Props = { untilOpenMs: number; isSealed: boolean; isAutomatic: boolean; onChange: (isAutomatic: boolean) => void };

/** The last hours before the opening, by the server's clock. */
export function Waiting({ untilOpenMs, isSealed, isAutomatic, onChange }: Props) {
  const t = useT('exams');
  const label = t('exams.wait.until');
  return (
    <Card className={classes.waiting}>
      <HintText as="span">{label}</HintText>
      <span className={classes.countdown} role="timer" aria-label={label}>
        {clockText(Math.ceil(untilOpenMs / 1_000))}
      </span>
      <SwitchField
        label={t('exams.wait.automatic')}
        description={t('exams.wait.automatic.text')}
        isOn={isAutomatic}
        onChange={onChange}
      />
      {isSealed && <HintText>{t('exams.wait.sealed')}</HintText>}
    </Card>
  );
}
