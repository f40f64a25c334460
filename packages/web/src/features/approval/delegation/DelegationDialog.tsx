import { readDelegation } from '@shuyuan/contract/approval/approval.wire';
import { useRead } from '../../../lib/queries.ts';
import { DelegationForm } from './DelegationForm.tsx';

/** Who decides in my place while I am away. The form opens once it is known who does now. */
export function DelegationDialog({ onClose }: { onClose: () => void }) {
  const current = useRead(readDelegation, {});
  return current.data ? <DelegationForm delegation={current.data.delegation} onClose={onClose} /> : null;
}
