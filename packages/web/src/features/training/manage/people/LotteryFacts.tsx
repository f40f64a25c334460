import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import type { ClassForm } from '../class-form.ts';
import classes from '../Manage.module.css';

type Props = { lottery: NonNullable<ClassForm['lottery']>; closeTime: number | null };

/** When the seats will be drawn; afterwards the record the order can be drawn again from. */
export function LotteryFacts({ lottery: { enteredCount, draw }, closeTime }: Props) {
  const t = useT('teaching');
  const format = useFormat();
  if (draw === null) {
    const values = { count: format.count(enteredCount), time: closeTime === null ? '' : format.dateTime(closeTime) };
    return (
      <div className={classes.lottery}>
        <HintText>{t('teaching.lottery.coming', values)}</HintText>
      </div>
    );
  }
  const { drawTime, seed, seats, entryCount } = draw;
  const values = { time: format.dateTime(drawTime), count: format.count(entryCount), seats: format.count(seats) };
  return (
    <div className={classes.lottery}>
      <HintText>{t('teaching.lottery.done', values)}</HintText>
      <details>
        <summary>{t('teaching.lottery.record')}</summary>
        <HintText>{t('teaching.lottery.record.text')}</HintText>
        <code dir="ltr" className={classes.seed}>
          {seed}
        </code>
      </details>
    </div>
  );
}
