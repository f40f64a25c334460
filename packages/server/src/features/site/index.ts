export { readHome } from './read-pages.ts';
