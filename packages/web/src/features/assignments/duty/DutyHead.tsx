import type { readDuty } from '@shuyuan/contract/assignments/duty.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from '../manage/Assignments.module.css';
import { ProgressTag } from '../report/ProgressTag.tsx';

type Props = { duty: OutputOf<typeof readDuty>; onAsk: (step: DutyStep) => void };

/** The person and the rule, how far they are, and the steps the reader can take. */
export function DutyHead({ duty: { person, title, progress, can }, onAsk }: Props) {
  const t = useT('assignments');
  return (
    <div className={classes.head}>
      <span className={classes.tools}>
        <h3 className={classes.title}>
          <bdi>{person.fullName}</bdi> · <bdi>{title}</bdi>
        </h3>
        <ProgressTag progress={progress} />
      </span>
      <span className={classes.tools}>
        {can.settle && (
          <ActionButton variant="default" onClick={() => onAsk('exempt')}>
            {t('assignments.settle.exempt')}
          </ActionButton>
        )}
        {can.settle && <ActionButton onClick={() => onAsk('done')}>{t('assignments.settle.done')}</ActionButton>}
        {can.revoke && (
          <ActionButton variant="default" onClick={() => onAsk('revoke')}>
            {t('assignments.revoke')}
          </ActionButton>
        )}
      </span>
    </div>
  );
}

export type DutyStep = 'exempt' | 'done' | 'revoke';
