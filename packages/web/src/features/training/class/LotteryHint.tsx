import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { ClassView } from './class-view.ts';

type Props = { lottery: NonNullable<ClassView['lottery']>; closeTime: number | null };

/** When the seats of a class are drawn and among how many, or when they were. */
export function LotteryHint({ lottery: { enteredCount, drawTime }, closeTime }: Props) {
  const t = useT('classes');
  const format = useFormat();
  if (drawTime !== null) return <HintText>{t('classes.lottery.done', { time: format.dateTime(drawTime) })}</HintText>;
  if (closeTime === null) return null;
  const values = { time: format.dateTime(closeTime), count: format.count(enteredCount) };
  return <HintText>{t('classes.lottery.coming', values)}</HintText>;
}
