import { personal } from './looks/personal.ts';
import { people } from './looks/people.ts';
import { positions } from './looks/positions.ts';
import { registerLooks } from './looks/run-looks.ts';
import { surveys } from './looks/surveys.ts';

registerLooks(personal, people, positions, surveys);
