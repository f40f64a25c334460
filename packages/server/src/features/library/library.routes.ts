import * as wire from '@shuyuan/contract/library/library.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { listLibrary, listRelatedItems, readLibraryChoices } from './items/list-library.ts';
import { readItem } from './items/read-item.ts';
import { scoreItem } from './items/score-item.ts';

/** The calls of the readers of the library. */
export const libraryRoutes: readonly Route[] = [
  on(wire.listLibrary, listLibrary),
  on(wire.readLibraryChoices, readLibraryChoices),
  on(wire.readLibraryItem, readItem),
  on(wire.scoreLibraryItem, scoreItem),
  on(wire.listRelatedItems, listRelatedItems),
];
