import { community } from './looks/community.ts';
import { registerLooks } from './looks/run-looks.ts';
import { sharing } from './looks/sharing.ts';

registerLooks(community, sharing);
