import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { withPrice } from '../../pricing/index.ts';
import { addVersion } from './add-version.ts';
import { createItem } from './create-item.ts';
import { listManagedItems } from './list-managed.ts';
import { archiveItem, publishItem, withdrawItem } from './publish-item.ts';
import { readItemForm } from './read-item-form.ts';
import { updateItem } from './update-item.ts';

/** The calls of whoever brings what is in the library. */
export const manageLibraryRoutes: readonly Route[] = [
  on(manage.listManagedItems, listManagedItems),
  on(manage.createLibraryItem, (ctx, input) => createItem(ctx, withPrice(input))),
  on(manage.readLibraryForm, readItemForm),
  on(manage.updateLibraryItem, (ctx, input) => updateItem(ctx, withPrice(input))),
  on(manage.addLibraryVersion, addVersion),
  on(manage.publishLibraryItem, publishItem),
  on(manage.withdrawLibraryItem, withdrawItem),
  on(manage.archiveLibraryItem, archiveItem),
];
