import * as wire from '@shuyuan/contract/community/material.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { browse, listPictureCategories } from './browse-library.ts';
import * as keeping from './keep-materials.ts';
import { cloudLibrary, companyLibrary } from './libraries.ts';
import { takeMaterial } from './take-material.ts';

const company = browse(companyLibrary);
const cloud = browse(cloudLibrary);

export const materialRoutes: readonly Route[] = [
  on(wire.listMaterials, company.list),
  on(wire.readMaterial, company.read),
  on(wire.drawMaterial, company.draw),
  on(wire.cycleMaterials, company.cycle),
  on(wire.countMaterials, company.count),
  on(wire.listCloudMaterials, cloud.list),
  on(wire.readCloudMaterial, cloud.read),
  on(wire.drawCloudMaterial, cloud.draw),
  on(wire.cycleCloudMaterials, cloud.cycle),
  on(wire.countCloudMaterials, cloud.count),
  on(wire.listPictureCategories, listPictureCategories),
  on(wire.takeMaterial, takeMaterial),
  on(wire.addMaterial, keeping.addMaterial),
  on(wire.changeMaterial, keeping.changeMaterial),
  on(wire.moveMaterial, keeping.moveMaterial),
  on(wire.removeMaterial, keeping.removeMaterial),
];
