import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import type { readProcess } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { PersonName } from '../../lib/PersonName.tsx';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import classes from './ApprovalSteps.module.css';
import { ResultTag } from './StatusTag.tsx';

type Steps = OutputOf<typeof readProcess>['steps'];
type Props = { steps: Steps; currentStep: number; status: ApprovalStatus };

/** Who is asked, in which order; the step that waits is marked. */
export function ApprovalSteps({ steps, currentStep, status }: Props) {
  const t = useT('personal');
  const isWaiting = (position: number): boolean => status === ApprovalStatus.pending && position === currentStep;
  return (
    <ol className={classes.root}>
      {steps.map(({ position, mode, approvers }) => (
        <li key={position} className={classes.step} data-waiting={isWaiting(position)}>
          <p className={classes.head}>
            {t('approvals.step', { number: position })}
            {approvers.length > 1 && <span className={classes.soft}>{t(`approvals.mode.${mode}`)}</span>}
          </p>
          <ul className={classes.people}>
            {approvers.map((person) => (
              <li key={person.id} className={classes.person}>
                <Face name={person.fullName} src={person.headPortrait} size={28} isNamed />
                <span className={classes.name}>
                  <PersonName memberId={person.id} name={person.fullName} />
                  {person.deputy && (
                    <span className={classes.soft}>{t('approvals.byDeputy', { name: person.deputy.fullName })}</span>
                  )}
                </span>
                <ResultTag result={person.result} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
