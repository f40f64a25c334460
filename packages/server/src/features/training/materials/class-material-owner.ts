import { isMaterialOpen } from '@shuyuan/contract/training/materials/material-phases';
import type { FileOwner } from '../../files/index.ts';
import { managesClass } from '../class.policy.ts';
import { findClass } from '../class.store.ts';
import { findOwnEnrolment } from '../learn/class-list.store.ts';
import { findMaterial, materialPurpose } from './material.store.ts';

/** Materials are read by the managers of a class, and in their time by those who have a seat in it. */
export const classMaterialOwner: FileOwner = {
  purpose: materialPurpose,
  mayRead: async (system, actor, { id }) => {
    const material = await findMaterial(system.read, id);
    const training = material && (await findClass(system.read, actor.tenantId, material.classId));
    if (!material || !training) return false;
    if (managesClass(actor, training)) return true;
    const { phase } = material;
    if (!isMaterialOpen({ phase, endsAt: training.endsAt }, system.now())) return false;
    return (await findOwnEnrolment(system.read, training.id, actor.id))?.state === 'enrolled';
  },
};
