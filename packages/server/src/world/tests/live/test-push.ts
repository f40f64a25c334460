import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A program that pushes a test picture and a tone while they are made, as OBS would, but a second in a quarter of one. */
export function pushFilm(address: string, seconds: number) {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=160x90:rate=10:duration=${seconds}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const quick = ['-readrate', '4'];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const program = spawn('ffmpeg', ['-v', 'error', ...quick, ...picture, ...tone, ...codecs, '-f', 'flv', address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(program, 'exit').then(([code]) => code as number | null);
  return { ended, stop: () => program.kill('SIGKILL') };
}

/** What a server answers to bytes, until it closes. */
export async function pushBytes(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const answers: Buffer[] = [];
  socket.on('data', (data) => answers.push(data));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(answers);
}
