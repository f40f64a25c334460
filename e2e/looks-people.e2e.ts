import { personal } from './looks/personal.ts';
import { people } from './looks/people.ts';
import { positions } from './looks/positions.ts';
import { registerLooks } from './looks/run-looks.ts';

registerLooks(personal, people, positions);
