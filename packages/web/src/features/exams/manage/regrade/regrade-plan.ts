import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { previewRegrade } from '@shuyuan/contract/exams/marking/regrade.wire';

/** The outcome of a dry run. */
export type RegradePlan = OutputOf<typeof previewRegrade>;
