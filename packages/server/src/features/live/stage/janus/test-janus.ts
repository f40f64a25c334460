import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = '/usr/bin/janus';
export const secret = 'the secret of Janus';

/** A machine that is ours alone and has Debian's packages gets what it lacks. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  spawnSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', 'janus'], {
    // RUNLEVEL: without it the package would start a server of its own.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 180_000,
    stdio: 'ignore',
  });
}

/** Null when Janus can be had; otherwise why not. */
export function missingJanus(): string | null {
  if (!existsSync(program)) install();
  return existsSync(program) ? null : `${program} is not there and could not be installed (apt-get install janus)`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`janus ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('janus did not open its port');
}

function configure(folder: string, port: number): void {
  const library = globSync('/usr/lib/*/janus/plugins')[0]?.replace(/plugins$/, '') ?? '';
  const others = (kind: string, kept: string) =>
    globSync(`${library}${kind}/*.so`)
      .map((path) => path.split('/').at(-1))
      .filter((name) => name !== kept)
      .join(',');
  writeFileSync(
    join(folder, 'janus.jcfg'),
    `general: {
  configs_folder = "${folder}"
  plugins_folder = "${library}plugins"
  transports_folder = "${library}transports"
  api_secret = "${secret}"
  debug_level = 2
}
media: { rtp_port_range = "30000-40000" }
plugins: { disable = "${others('plugins', 'libjanus_videoroom.so')}" }
transports: { disable = "${others('transports', 'libjanus_websockets.so')}" }
events: { broadcast = false }
`,
  );
  writeFileSync(join(folder, 'janus.plugin.videoroom.jcfg'), 'general: { events = false }\n');
  writeFileSync(
    join(folder, 'janus.transport.websockets.jcfg'),
    `general: {\n  json = "compact"\n  ws = true\n  ws_port = ${port}\n  ws_ip = "127.0.0.1"\n  wss = false\n}\nadmin: { admin_ws = false }\n`,
  );
}

/** Debian's Janus with its VideoRoom, spoken to on loopback, in a folder of its own. */
export async function startJanus(wanted?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-janus-'));
  const port = wanted ?? (await freePort());
  configure(folder, port);
  // It dies with the process that started it, however that ends.
  const tied = ['--pdeathsig', 'KILL', program, '-F', folder];
  const child = spawn('/usr/bin/setpriv', tied, { env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore' });
  await untilOpen(port, child);
  return {
    url: `ws://127.0.0.1:${port}`,
    port,
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
