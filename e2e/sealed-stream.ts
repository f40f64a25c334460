import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const sources = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=8', '-f', 'lavfi', '-i', 'sine=frequency=330'];
const coding = '-t 16 -c:v libx264 -pix_fmt yuv420p -g 16 -b:v 60k -c:a aac -b:a 24k -ac 1'.split(' ');
const cutting = '-f hls -hls_time 4 -hls_list_size 0 -hls_key_info_file seal.txt'.split(' ');

/** Four pieces, sealed with a key, written by ffmpeg; null where there is none. */
function makeStream(folder: string): boolean {
  writeFileSync(join(folder, 'key.bin'), Buffer.alloc(16, 7));
  writeFileSync(join(folder, 'seal.txt'), 'key.bin?token=TOKEN\nkey.bin\n');
  const options = ['-v', 'error', ...sources, ...coding, ...cutting, '-hls_segment_filename', '%d.ts', 'index.m3u8'];
  return spawnSync('ffmpeg', options, { cwd: folder }).status === 0;
}

type Stream = { readonly asked: readonly string[]; readonly remove: () => void };

/**
 * Answers for the address of the gallery's stream. Its first token is refused at the third piece, as one that ran out in
 * the middle of a film; playlist and key are then only given for the next one.
 */
export async function serveSealedStream(page: Page): Promise<Stream | null> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-stream-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (!makeStream(folder)) {
    remove();
    return null;
  }
  let first: string | null = null;
  let token: string | null = null;
  const asked: string[] = [];
  await page.route('**/gallery-stream/**', async (route) => {
    const url = new URL(route.request().url());
    const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    const isPiece = name.endsWith('.ts');
    first ??= url.searchParams.get('token');
    token ??= first;
    asked.push(`${name} ${url.searchParams.get('token') ?? ''}`.trim());
    const hasRunOut = name === '2.ts' && token === first;
    if (hasRunOut) token = String(Number(first) + 1);
    if (hasRunOut || (!isPiece && url.searchParams.get('token') !== token)) return route.fulfill({ status: 404 });
    const bytes = readFileSync(join(folder, name));
    const body = name.endsWith('.m3u8') ? Buffer.from(bytes.toString().replaceAll('TOKEN', token ?? '')) : bytes;
    return route.fulfill({ body, contentType: isPiece ? 'video/mp2t' : 'application/vnd.apple.mpegurl' });
  });
  return { asked, remove };
}
