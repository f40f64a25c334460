import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Collectable } from '../system/index.ts';
import { isItemOpen } from './items/open-items.store.ts';

/** SYSTEM-08: items of the library as people collect them. */
export const collectableLibrary: Collectable = { businessType: BusinessType.knowledge, maySee: isItemOpen };
