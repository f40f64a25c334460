import type { listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type AttemptRow = OutputOf<typeof listAttempts>['items'][number];
