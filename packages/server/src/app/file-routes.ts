import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { filesRoutes } from '../features/files/files.routes.ts';
import { pictureRoutes } from '../features/files/pictures/pictures.routes.ts';
import { previewRoutes } from '../features/files/preview/preview.routes.ts';
import { streamRoutes } from '../features/files/preview/stream.routes.ts';
import { giveReaderCookie, takeReaderCookie } from '../features/files/serve/reader-cookie.ts';
import { serveRoutes } from '../features/files/serve/serve.routes.ts';
import { uploadRoutes } from '../features/files/upload/upload.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { fileOwners } from './file-owners.ts';
import { roomGuest } from './live-routes.ts';

/** Every call about files. */
export const fileRoutes: readonly Route[] = [
  ...filesRoutes,
  ...uploadRoutes,
  ...pictureRoutes,
  ...previewRoutes(fileOwners),
];

/** Where the bytes of files are read. */
export const fileServing = serveRoutes(fileOwners, roomGuest, streamRoutes(fileOwners));

/** Every visit begins with the one call and ends with the other: the browser's right to read files comes and goes with them. */
export function withReaderCookie(route: Route): Route {
  if (route.endpoint === readGlobalData) return { ...route, cookie: giveReaderCookie };
  if (route.endpoint === revokeToken) return { ...route, cookie: takeReaderCookie };
  return route;
}
