import { listContentPeople, listPackPeople, listPacks, readPack } from '@shuyuan/contract/centre/packs/follow-up.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** Everything that shows how far people are with a pack. */
export const packReads = [readPack, listPackPeople, listContentPeople, listPacks];

export type PackView = OutputOf<typeof readPack>;
