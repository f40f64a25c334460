import type { FileOwner } from '../features/files/serve/file-owners.ts';
import { accountRoutes } from '../features/teams/account/account.routes.ts';
import { applicationRoutes } from '../features/teams/application/application.routes.ts';
import { memberRoutes } from '../features/teams/members/members.routes.ts';
import { portraitOwner } from '../features/teams/portrait-owner.ts';
import { reportRoutes } from '../features/teams/report/report.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about share accounts. */
export const teamsRoutes: readonly Route[] = [...accountRoutes, ...applicationRoutes, ...memberRoutes, ...reportRoutes];

/** Who decides about reading what belongs to a share account. */
export const teamsFileOwners: readonly FileOwner[] = [portraitOwner];
