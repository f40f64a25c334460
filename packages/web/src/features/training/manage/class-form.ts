import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listEnrolments } from '@shuyuan/contract/training/enrolment.wire';
import { listManagedClasses, readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import { classReads } from '../class-reads.ts';

/** A class as its managers edit it. */
export type ClassForm = OutputOf<typeof readClassForm>;
export type ManagedClass = OutputOf<typeof listManagedClasses>['items'][number];

/** Everything that shows a class, to its managers and to learners. */
export const managedReads = [listManagedClasses, readClassForm, listEnrolments, ...classReads];
