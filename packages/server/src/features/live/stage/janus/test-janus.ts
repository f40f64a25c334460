import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../platform/test-ports.ts';
import { installFromDebian, untilOpen } from '../../../../platform/test-programs.ts';

const program = '/usr/bin/janus';
export const secret = 'the secret of Janus';

/** Null when Janus can be had; otherwise why not. */
export function missingJanus(): string | null {
  if (!existsSync(program)) installFromDebian('janus');
  return existsSync(program) ? null : `${program} is not there and could not be installed (apt-get install janus)`;
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
  await untilOpen('janus', port, child);
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
