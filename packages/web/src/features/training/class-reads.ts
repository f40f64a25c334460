import { listClasses, readClass } from '@shuyuan/contract/training/class.wire';

/** Everything that shows learners where they stand. */
export const classReads = [readClass, listClasses];
