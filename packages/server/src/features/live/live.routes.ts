import * as wire from '@shuyuan/contract/live/live.wire';
import { on } from '../../platform/http/route.ts';
import { readSupplier } from './read-supplier.ts';

export const liveRoutes = [on(wire.readSupplier, readSupplier)];
