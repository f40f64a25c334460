import { administration } from './looks/administration.ts';
import { money } from './looks/money.ts';
import { registerLooks } from './looks/run-looks.ts';

registerLooks(administration, money);
