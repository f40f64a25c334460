import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readClass } from '@shuyuan/contract/training/class.wire';

/** A class as learners read it. */
export type ClassView = OutputOf<typeof readClass>;
