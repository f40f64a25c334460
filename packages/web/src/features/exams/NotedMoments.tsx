import { attentionLimits } from '@shuyuan/contract/exams/attention/attention-kinds';
import type { listAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import classes from './NotedMoments.module.css';

/** Moments never change their place; two may share everything else. */
const inOrder = <Moment extends object>(moments: readonly Moment[]) =>
  moments.map((moment, place) => ({ ...moment, place }));

type Props = { moments: OutputOf<typeof listAttention>['items'] };

/** The moments noted beside one paper, in their order, the same for those who manage the exam and for its taker. */
export function NotedMoments({ moments }: Props) {
  const t = useT('exams');
  const format = useFormat();
  const max = attentionLimits.entries;
  if (moments.length === 0) return <p>{t('exams.attention.none')}</p>;
  return (
    <>
      <ol className={classes.moments}>
        {inOrder(moments).map(({ kind, amount, time, place }) => (
          <li key={place}>
            {t(`exams.attention.${kind}`, { count: format.count(amount) })}
            <span className={classes.soft}>{format.dateTime(time)}</span>
          </li>
        ))}
      </ol>
      {moments.length === max && <HintText>{t('exams.attention.capped', { max: format.count(max) })}</HintText>}
    </>
  );
}
