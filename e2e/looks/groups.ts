import { administration } from './administration.ts';
import { community } from './community.ts';
import { files } from './files.ts';
import { live } from './live.ts';
import type { LookGroup } from './look-table.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { sharing } from './sharing.ts';

/** Every screen state that is looked at, by feature. A new screen is one row in the file of its feature. */
export const groups: readonly LookGroup[] = [
  ...personal,
  ...people,
  ...administration,
  ...community,
  ...money,
  ...live,
  ...sharing,
  ...files,
];
