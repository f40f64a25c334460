import { administration } from './looks/administration.ts';
import { money } from './looks/money.ts';
import { points } from './looks/points.ts';
import { registerLooks } from './looks/run-looks.ts';
import { site } from './looks/site.ts';

registerLooks(administration, money, points, site);
