import { libraryRoutes as readerRoutes } from '../features/library/library.routes.ts';
import { manageLibraryRoutes } from '../features/library/manage/manage.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** The calls of the library, for readers and for those who bring what is in it. */
export const libraryRoutes: readonly Route[] = [...readerRoutes, ...manageLibraryRoutes];
