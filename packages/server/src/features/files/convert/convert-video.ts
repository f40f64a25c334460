import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { hourSeconds } from '@shuyuan/contract/kernel/time-units';
import { ToolFailed, type Tools } from '../../../platform/tools.ts';
import { masterPlaylist, type Rung, rungsFor } from './ladder.ts';
import type { Made, Piece, Source } from './made.ts';

/** Said, not guessed: a text that calls itself a film could be a list of files of this machine. */
const demuxers: Partial<Record<FileEnding, string>> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
};

const probeSeconds = 60;
const pieceSeconds = 6;
/** Slower than this on every machine we know means that it hangs. */
const secondsPerSecond = 30;
const leastSeconds = 600;
/** A header can claim any length. */
const mostSeconds = 12 * hourSeconds;
/** Eight thousand by four thousand and a half: more is no film, but a way to use up the memory of the machine. */
const pixelsMax = 36_000_000;
export const keyName = 'key';

type Film = { readonly width: number; readonly height: number; readonly seconds: number; readonly hasSound: boolean };

const words = (line: string): string[] => line.split(' ');

function inputArgs({ path, ending }: Source): string[] {
  const demuxer = demuxers[ending];
  if (demuxer === undefined) throw new ToolFailed(`no way to read .${ending}`);
  return [...words(`-protocol_whitelist file -max_pixels ${pixelsMax} -f ${demuxer} -i`), path];
}

type Probed = {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly width?: number;
    readonly height?: number;
    readonly side_data_list?: readonly { readonly rotation?: number }[];
  }[];
  readonly format?: { readonly duration?: string };
};

const asked = 'stream=codec_type,width,height:stream_side_data=rotation:format=duration';

function readProbe(printed: string): Probed {
  try {
    // The words ffprobe documents for its JSON; each is looked at before it is used.
    return JSON.parse(printed) as Probed;
  } catch {
    throw new ToolFailed('ffprobe says nothing about this film');
  }
}

async function probeFilm(tools: Tools, source: Source): Promise<Film> {
  const args = [...words(`-v error -of json -show_entries ${asked}`), ...inputArgs(source)];
  const { streams = [], format } = readProbe(
    await tools.run('ffprobe', args, { seconds: probeSeconds, signal: source.signal }),
  );
  const picture = streams.find((stream) => stream.codec_type === 'video');
  const seconds = Number(format?.duration);
  if (!picture?.width || !picture.height) throw new ToolFailed('there is no picture in this film');
  if (picture.width * picture.height > pixelsMax) throw new ToolFailed('this film has too many pixels');
  const isTurned = Math.abs(picture.side_data_list?.find(({ rotation }) => rotation)?.rotation ?? 0) % 180 === 90;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const hasSound = streams.some((stream) => stream.codec_type === 'audio');
  return { width, height, hasSound, seconds: Number.isFinite(seconds) ? seconds : 0 };
}

function encodeArgs(source: Source, { width, height, kbits }: Rung, out: string): string[] {
  return [
    ...words('-v error -nostdin -y'),
    ...inputArgs(source),
    ...words('-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1'),
    ...words(`-vf scale=${width}:${height},setsar=1 -fps_mode vfr`),
    ...words('-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p'),
    ...words(`-b:v ${kbits}k -maxrate ${Math.round(kbits * 1.1)}k -bufsize ${kbits * 2}k`),
    ...words(`-force_key_frames expr:gte(t,n_forced*${pieceSeconds})`),
    ...words('-c:a aac -b:a 128k -ac 2'),
    ...words(`-f hls -hls_time ${pieceSeconds} -hls_playlist_type vod -hls_key_info_file`),
    join(source.folder, 'key.info'),
    '-hls_segment_filename',
    join(out, '%05d.ts'),
    join(out, 'index.m3u8'),
  ];
}

async function encode(tools: Tools, source: Source, { rung, film }: { rung: Rung; film: Film }): Promise<string> {
  const out = join(source.folder, rung.name);
  await mkdir(out);
  const seconds = Math.min(mostSeconds, Math.max(leastSeconds, film.seconds * secondsPerSecond));
  await tools.run('ffmpeg', encodeArgs(source, rung, out), { seconds, signal: source.signal });
  return out;
}

/** One picture of the film, not of its first moment, which is often black; none where there is none. */
async function posterOf(tools: Tools, source: Source, film: Film): Promise<Piece[]> {
  const path = join(source.folder, 'poster.jpg');
  for (const at of [Math.min(3, film.seconds / 3), 0]) {
    const args = [
      ...words(`-v error -nostdin -y -ss ${at}`),
      ...inputArgs(source),
      ...words('-frames:v 1 -vf scale=1280:-2:force_original_aspect_ratio=decrease -q:v 4'),
      path,
    ];
    await tools.run('ffmpeg', args, { seconds: probeSeconds, signal: source.signal });
    // It ends well although the picture ended before the sound, and leaves nothing.
    if (existsSync(path)) return [await pieceOf(path, 'poster', 'image/jpeg')];
  }
  return [];
}

async function pieceOf(path: string, name: string, contentType: string): Promise<Piece> {
  return { name, contentType, size: (await stat(path)).size, open: () => createReadStream(path) };
}

const typeOfPiece = (name: string): string => (name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t');

/** A film as pieces of a few seconds in several sizes, sealed with a key that is handed out apart from them (D-168). */
export async function convertVideo(tools: Tools, source: Source): Promise<Made> {
  const film = await probeFilm(tools, source);
  const streamKey = randomBytes(16);
  await writeFile(join(source.folder, 'stream.key'), streamKey);
  await writeFile(join(source.folder, 'key.info'), `../${keyName}\n${join(source.folder, 'stream.key')}\n`);
  const pieces = await posterOf(tools, source, film);
  const rungs = rungsFor(film);
  for (const rung of rungs) {
    const out = await encode(tools, source, { rung, film });
    for (const name of await readdir(out)) {
      pieces.push(await pieceOf(join(out, name), `hls/${rung.name}/${name}`, typeOfPiece(name)));
    }
  }
  const master = join(source.folder, 'index.m3u8');
  await writeFile(master, masterPlaylist(rungs));
  pieces.push(await pieceOf(master, 'hls/index.m3u8', typeOfPiece('.m3u8')));
  return { pieces, seconds: film.seconds, size: { width: film.width, height: film.height }, streamKey };
}
