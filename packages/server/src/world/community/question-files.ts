import { readFile } from 'node:fs/promises';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { Context } from '../../platform/context.ts';
import { bringFile } from '../bring-file.ts';
import { outline } from '../files/files.ts';
import { recordedFilm } from '../live-recording.ts';

/** The files a question of this kind comes with. */
export async function questionFiles(ctx: Context, kind: QuestionKind): Promise<string[]> {
  if (kind === QuestionKind.file)
    return [await bringFile(ctx, { name: '带教手册：前四周.pdf', ending: 'pdf', bytes: outline() })];
  if (kind !== QuestionKind.video) return [];
  const { path, ending, seconds } = recordedFilm;
  return [await bringFile(ctx, { name: '快速换型.webm', ending, seconds, bytes: await readFile(path) })];
}
