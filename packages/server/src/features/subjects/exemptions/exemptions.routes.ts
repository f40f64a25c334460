import * as wire from '@shuyuan/contract/subjects/exemption.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { askExemption } from './ask-exemption.ts';
import { agreeExemption, listExemptions, readExemptionPermission, refuseExemption } from './agree-exemption.ts';

/** The calls about exemptions: asked with evidence, decided by a director or a manager of the subject. */
export const exemptionRoutes: readonly Route[] = [
  on(wire.askExemption, askExemption),
  on(wire.listExemptions, listExemptions),
  on(wire.readExemptionPermission, readExemptionPermission),
  on(wire.agreeExemption, agreeExemption),
  on(wire.refuseExemption, refuseExemption),
];
