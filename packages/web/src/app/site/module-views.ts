import type { ModuleKind } from '@shuyuan/contract/site/module-specs';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import type { ComponentType } from 'react';

/** How each kind of module is drawn; a page draws those it may be made of. */
export type ModuleViews = Readonly<Partial<Record<ModuleKind, ComponentType<{ module: PageModule }>>>>;
