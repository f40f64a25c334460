import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listEnrolments } from '@shuyuan/contract/training/enrolment.wire';

/** Somebody of a class as its managers see them. */
export type Enrolment = OutputOf<typeof listEnrolments>['items'][number];
