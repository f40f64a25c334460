import { bringFile } from '../../bring-file.ts';
import { pdfOf } from '../../draw-documents.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';

/** A document of three pages somebody brings. */
export async function bringPages(world: TestWorld, account: string, name: string): Promise<string> {
  const author = await personAt(world.installation.system, account, 0);
  const bytes = pdfOf(['一', '二', '三'].map((page) => ({ title: page, lines: ['一行'] })));
  return bringFile(author, { name, ending: 'pdf', bytes });
}
