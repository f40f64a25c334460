import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listManagedPages } from '@shuyuan/contract/site/page.wire';

/** The pages of an organisation, as whoever edits them has them. */
export type Managed = OutputOf<typeof listManagedPages>;
