import { registerLooks } from './looks/run-looks.ts';

registerLooks('cn');
