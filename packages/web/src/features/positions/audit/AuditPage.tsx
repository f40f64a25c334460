import { readPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AuditFacts } from './AuditFacts.tsx';
import { AuditReason } from './AuditReason.tsx';
import { EvidenceTable } from './EvidenceTable.tsx';

/** ROUTE-20: what somebody did on a path, for themselves and for whoever decides about it. */
export function AuditPage() {
  const t = useT('study');
  const { progressId } = usePathParams('positionAudit');
  const audit = useRead(readPositionAudit, { progressId }, { claims: 'notices' });
  return (
    <ReadStates read={audit} failed={t('positions.failed')} shape="table" count={6}>
      {(evidence) => (
        <>
          <PageTitle
            title={t('positions.audit.title', { name: evidence.name })}
            description={t('positions.audit.text')}
            actions={
              evidence.processInstanceId !== null && (
                <PathLink to="centerMy" params={{ name: 'approvals' }} search={{ open: evidence.processInstanceId }}>
                  {t('positions.audit.decide')}
                </PathLink>
              )
            }
          />
          <Stack>
            <AuditFacts evidence={evidence} />
            <AuditReason reason={evidence.reason} />
            {evidence.chapters.map((chapter) => (
              <EvidenceTable key={chapter.id} chapter={chapter} />
            ))}
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
