import { lazyModule } from './lazy-module.tsx';
import type { ModuleViews } from './module-views.ts';

const written = (name: 'BannerModule' | 'TextModule' | 'LinksModule') =>
  lazyModule('written-modules', ['site'], async () => {
    const parts = await import('./modules/written-modules.ts');
    return parts[name];
  });

/** Modules visitors may read, too: they ask the server for nothing. */
export const writtenViews: ModuleViews = {
  banner: written('BannerModule'),
  text: written('TextModule'),
  links: written('LinksModule'),
};
