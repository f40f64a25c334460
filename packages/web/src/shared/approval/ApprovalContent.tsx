import type { readProcess } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './ApprovalContent.module.css';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { ApprovalHistory } from './ApprovalHistory.tsx';
import { ApprovalSteps, type OpenApprover } from './ApprovalSteps.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

type Process = OutputOf<typeof readProcess>;

type Props = { process: Process; onResubmit: () => void; onStale: () => void };

/** What is asked, who decides, what was done, and what the reader may do. */
export function ApprovalContent({ process, onResubmit, onStale }: Props) {
  const t = useT('personal');
  const [reassigned, setReassigned] = useState<OpenApprover | null>(null);
  return (
    <div className={classes.root}>
      <ApprovalFacts process={process} />
      {process.summary && (
        <Card as="p" tone="sunken" className={classes.summary}>
          {process.summary}
        </Card>
      )}
      <section>
        <h3 className={classes.heading}>{t('approvals.steps')}</h3>
        <ApprovalSteps
          steps={process.steps}
          currentStep={process.currentStep}
          status={process.status}
          onReassign={process.can.reassign ? setReassigned : null}
        />
      </section>
      <section>
        <h3 className={classes.heading}>{t('approvals.history')}</h3>
        <ApprovalHistory history={process.history} />
      </section>
      <DecisionForm key={process.processInstanceId} process={process} onResubmit={onResubmit} onStale={onStale} />
      {reassigned && (
        <ReassignDialog process={process} approver={reassigned} onClose={() => setReassigned(null)} onStale={onStale} />
      )}
    </div>
  );
}
