import { community } from './looks/community.ts';
import { registerLooks } from './looks/run-looks.ts';
import { recommend } from './looks/recommend.ts';
import { search } from './looks/search.ts';
import { sharing } from './looks/sharing.ts';

registerLooks(community, search, recommend, sharing);
