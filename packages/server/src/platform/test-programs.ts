import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A machine that is ours alone and has Debian's packages gets what a test lacks. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  spawnSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    // RUNLEVEL: without it a package would start a server of its own.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 300_000,
    stdio: 'ignore',
  });
}

/** Until a program that was started takes connections; throws when it ends instead. */
export async function untilOpen(name: string, port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    // `once` rejects when the socket fails first.
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`${name} did not open its port`);
}
