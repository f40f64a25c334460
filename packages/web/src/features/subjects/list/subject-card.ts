import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSubjects } from '@shuyuan/contract/subjects/subject.wire';

/** A subject as lists show it. */
export type SubjectCardView = OutputOf<typeof listSubjects>['items'][number];
