import type { readDutyRule } from '@shuyuan/contract/assignments/duty-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ArrowLeft } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from '../manage/Assignments.module.css';
import { StateTag } from '../manage/StateTag.tsx';
import { WorkProgress } from '../manage/WorkProgress.tsx';

type Props = { rule: OutputOf<typeof readDutyRule> };

/** The way back, the name of a rule, what it asks for, and the way to its form; its job as long as it goes on. */
export function RuleHead({ rule: { id, title, state, itemTitles, recurrenceMonths, can } }: Props) {
  const t = useT('assignments');
  const { list } = useFormat();
  const rhythm =
    recurrenceMonths === null ? t('assignments.once') : t('assignments.every', { months: recurrenceMonths });
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'assignments' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('assignments.back')}
      </PathLink>
      <div className={classes.head}>
        <span className={classes.tools}>
          <h2 className={classes.title}>
            <bdi>{title}</bdi>
          </h2>
          <StateTag state={state} />
        </span>
        {can.edit && (
          <PathLink to="centerMy" params={{ name: 'assignments' }} search={{ edit: id }}>
            {t('assignments.edit')}
          </PathLink>
        )}
      </div>
      <HintText>
        <bdi>{list(itemTitles)}</bdi> · {rhythm}
      </HintText>
      {can.edit && <WorkProgress id={id} />}
    </div>
  );
}
