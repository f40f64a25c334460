/** Modules administrators write themselves. */
export { BannerModule } from './BannerModule.tsx';
export { LinksModule } from './LinksModule.tsx';
export { TextModule } from './TextModule.tsx';
