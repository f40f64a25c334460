import { taskKinds } from '@shuyuan/contract/centre/task';
import { addressChoice, addressCodec, useAddressState } from '../../lib/address-state.ts';
import { go } from '../../lib/navigation.ts';
import { TaskList } from './TaskList.tsx';

const address = addressCodec({ kind: addressChoice(taskKinds) });

/** ROUTE-22, CENTRE-01: one's own tasks in one's own centre. */
export function TasksPage() {
  const [{ kind }] = useAddressState(address);
  return <TaskList kind={kind} onChoose={(next) => go('centerMy', { name: 'task' }, address.write({ kind: next }))} />;
}
