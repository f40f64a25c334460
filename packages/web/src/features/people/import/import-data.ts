import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readImport } from '@shuyuan/contract/people/member-import.wire';

/** One import as the server tells it. */
export type Import = OutputOf<typeof readImport>;
