import * as wire from '@shuyuan/contract/training/materials/material.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listClassMaterials } from './list-class-materials.ts';
import { saveClassMaterials } from './save-class-materials.ts';

/** Every call about the files people read before and after a class. */
export const materialRoutes: readonly Route[] = [
  on(wire.listClassMaterials, listClassMaterials),
  on(wire.saveClassMaterials, saveClassMaterials),
];
