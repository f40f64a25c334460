import * as wire from '@shuyuan/contract/approval/approval.wire';
import { on } from '../../platform/http/route.ts';
import { agree, refuse } from './decide.ts';
import { clearDelegation, readDelegation, saveDelegation } from './steps/delegate.ts';
import { listProcesses, listWaiting } from './list-processes.ts';
import { findProcess, readProcess } from './read-process.ts';
import { reassign } from './steps/reassign.ts';
import { resubmit } from './resubmit.ts';
import { submitRequest } from './submit-request.ts';
import { withdraw } from './withdraw.ts';

export const approvalRoutes = [
  on(wire.submitRequest, submitRequest),
  on(wire.agree, agree),
  on(wire.refuse, refuse),
  on(wire.withdraw, withdraw),
  on(wire.resubmit, resubmit),
  on(wire.listProcesses, listProcesses),
  on(wire.listWaiting, listWaiting),
  on(wire.reassign, reassign),
  on(wire.readProcess, readProcess),
  on(wire.findProcess, findProcess),
  on(wire.readDelegation, readDelegation),
  on(wire.saveDelegation, saveDelegation),
  on(wire.clearDelegation, clearDelegation),
];
