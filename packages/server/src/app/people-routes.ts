import { memberImportRoutes } from '../features/people/member-import.routes.ts';
import { memberRoutes } from '../features/people/members/members.routes.ts';
import { organizationRoutes } from '../features/people/organizations/organizations.routes.ts';
import { peopleRoutes as ownRoutes } from '../features/people/people.routes.ts';
import { personCardRoutes } from '../features/people/card/person-card.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { withJudgedNames } from './judged-names.ts';

/** Everything about people: colleagues, cards, members and organisations for administration, imports. */
export const peopleRoutes: readonly Route[] = [
  ...ownRoutes,
  ...memberRoutes,
  ...organizationRoutes,
  ...memberImportRoutes,
  ...personCardRoutes,
].map(withJudgedNames);
