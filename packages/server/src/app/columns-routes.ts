import { circleRoutes } from '../features/community/circles/circle.routes.ts';
import { followableCircles } from '../features/community/circles/followable-circles.ts';
import { columnRoutes } from '../features/community/columns/column.routes.ts';
import { followableColumns } from '../features/community/columns/followable-columns.ts';
import { communityCoverOwners } from '../features/community/cover-owners.ts';
import type { Followable } from '../features/community/index.ts';
import { materialFileOwner } from '../features/community/materials/material-file-owner.ts';
import { materialRoutes } from '../features/community/materials/material.routes.ts';
import type { FileOwner } from '../features/files/serve/file-owners.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about columns, circles and the library their covers may come from. */
export const columnsRoutes: readonly Route[] = [...columnRoutes, ...circleRoutes, ...materialRoutes];

/** Subscribed to and joined. */
export const columnsFollowables: readonly Followable[] = [followableColumns, followableCircles];

/** Who decides about reading their covers. */
export const columnsFileOwners: readonly FileOwner[] = [...communityCoverOwners, materialFileOwner];
