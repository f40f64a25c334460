import { files } from './looks/files.ts';
import { live } from './looks/live.ts';
import { registerLooks } from './looks/run-looks.ts';

registerLooks(live, files);
