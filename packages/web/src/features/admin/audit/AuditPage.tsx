import { useSearchParams } from '../../../lib/route-values.ts';
import { AccessLog } from '../access/AccessLog.tsx';
import { BehaviourLog } from '../behaviour/BehaviourLog.tsx';
import { ChangeLog } from './ChangeLog.tsx';

/** The trail of changes, the log of access or that of what people did: the address says which. */
export function AuditPage() {
  const { log } = useSearchParams();
  if (log === 'behaviour') return <BehaviourLog />;
  return log === 'access' ? <AccessLog /> : <ChangeLog />;
}
