import { findMarkup } from './true-type.ts';
import type { StoredBytes } from './stored-bytes.ts';

const blockBytes = 256 * 1024;
/** Longer than anything that is looked for, so that nothing hides across two blocks. */
const overlapBytes = 64;

/** Whether text that a browser could run stands anywhere in a picture: a page may hide behind its pixels as well. */
export async function hasMarkupAnywhere(bytes: StoredBytes): Promise<boolean> {
  for (let at = 0; at < bytes.size; at += blockBytes) {
    if (findMarkup(await bytes.read(at, blockBytes + overlapBytes))) return true;
  }
  return false;
}
