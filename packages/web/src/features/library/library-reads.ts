import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import * as wire from '@shuyuan/contract/library/library.wire';

/** Everything that is old once an item has changed. */
export const libraryReads: readonly Endpoint[] = [
  wire.listLibrary,
  wire.readLibraryChoices,
  wire.readLibraryItem,
  manage.listManagedItems,
  manage.readLibraryForm,
];

export type LibraryItem = OutputOf<typeof wire.readLibraryItem>;
export type LibraryCardView = OutputOf<typeof wire.listLibrary>['items'][number];
