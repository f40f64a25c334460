import type { SystemContext } from '../platform/context.ts';
import { tellAssistant } from './assistant.ts';
import { tellCommunity } from './community.ts';
import { tellFiles } from './files.ts';
import { tellLedger } from './ledger.ts';
import { tellLives } from './lives.ts';

/** What people have made and done, each behind what it stands on. */
export async function tellContent(ctx: SystemContext): Promise<void> {
  await tellFiles(ctx);
  await tellLives(ctx);
  await tellCommunity(ctx);
  await tellLedger(ctx);
  await tellAssistant(ctx);
}
