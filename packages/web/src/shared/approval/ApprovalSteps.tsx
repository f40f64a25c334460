import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { readProcess } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Button } from '@mantine/core';
import { PersonName } from '../people/PersonName.tsx';
import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Face } from '../../ui/Face.tsx';
import { HintText } from '../../ui/HintText.tsx';
import classes from './ApprovalSteps.module.css';
import { ResultTag } from './StatusTag.tsx';

type Steps = OutputOf<typeof readProcess>['steps'];
/** An approver of the step that waits. */
export type OpenApprover = { readonly position: number; readonly id: string; readonly fullName: string };
type Props = {
  steps: Steps;
  currentStep: number;
  status: ApprovalStatus;
  /** Null for those who may not. */
  onReassign: ((approver: OpenApprover) => void) | null;
};

/** Who is asked, in which order; the step that waits is marked. */
export function ApprovalSteps({ steps, currentStep, status, onReassign }: Props) {
  const t = useT('personal');
  const isWaiting = (position: number): boolean => status === ApprovalStatus.pending && position === currentStep;
  return (
    <ol className={classes.root}>
      {steps.map(({ position, mode, approvers }) => (
        <Card as="li" key={position} className={isWaiting(position) ? classes.waiting : undefined}>
          <p className={classes.head}>
            {t('approvals.step', { number: position })}
            {approvers.length > 1 && (
              <HintText as="span" className={classes.soft}>
                {t(`approvals.mode.${mode}`)}
              </HintText>
            )}
          </p>
          <ul className={classes.people}>
            {approvers.map((person) => (
              <li key={person.id} className={classes.person}>
                <Face name={person.fullName} src={person.portrait} size={28} isNamed />
                <span className={classes.name}>
                  <PersonName memberId={person.id} name={person.fullName} />
                  {person.deputy && (
                    <HintText as="span">{t('approvals.byDeputy', { name: person.deputy.fullName })}</HintText>
                  )}
                </span>
                <ResultTag result={person.result} />
                {onReassign && person.result === ApproveResult.pending && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('approvals.reassign.of', { name: person.fullName })}
                    onClick={() => onReassign({ position, id: person.id, fullName: person.fullName })}
                  >
                    {t('approvals.reassign')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ol>
  );
}
