import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { AuditTag } from '../AuditTag.tsx';
import classes from './PathHead.module.css';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';
import { SubmitAuditDialog } from './SubmitAuditDialog.tsx';

type Path = OutputOf<typeof readPositionBasicInfo>;

/** How far the path is, how its audit stands, and handing it in. */
export function PathHead({ path }: { path: Path }) {
  const t = useT('study');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const { positionId, progressId, auditState, can } = path;
  const canWait = can.study && (auditState === 'none' || auditState === 'refused');
  return (
    <Panel>
      <div className={classes.root}>
        <div className={classes.progress}>
          <ContentProgress progress={path} />
        </div>
        <div className={classes.actions}>
          <AuditTag state={auditState} />
          <PathLink to="positionAudit" params={{ pageId: positionId, progressId }}>
            {t('positions.evidence')}
          </PathLink>
          {canWait && (
            <ActionButton
              disabledReason={can.submit ? undefined : t('positions.submit.hint')}
              onClick={() => setIsSubmitting(true)}
            >
              {t('positions.submit')}
            </ActionButton>
          )}
        </div>
      </div>
      {isSubmitting && <SubmitAuditDialog positionId={positionId} onClose={() => setIsSubmitting(false)} />}
    </Panel>
  );
}
