import { useSearchParams } from '../../lib/route-values.ts';
import { TemplatesView } from './templates/TemplatesView.tsx';
import { WaitingView } from './WaitingView.tsx';

/** The administration of approvals: who decides what (D-073), and what waits for whom. */
export function ApprovalAdminPage() {
  return useSearchParams()['view'] === 'waiting' ? <WaitingView /> : <TemplatesView />;
}
