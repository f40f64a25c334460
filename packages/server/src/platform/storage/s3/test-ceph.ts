import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../test-ports.ts';
import { installFromDebian } from '../../test-programs.ts';

const programs = ['monmaptool', 'ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];
const debian = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'ceph-base'];
const pathOf = (program: string): string => `/usr/bin/${program}`;
const absent = (): string[] => programs.filter((program) => !existsSync(pathOf(program)));
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/** Null when Ceph can be had; otherwise why not. */
export function missingCeph(): string | null {
  if (absent().length > 0) installFromDebian(...debian);
  const missing = absent();
  return missing.length === 0
    ? null
    : `${missing.join(', ')} not there and could not be installed (apt-get install ${debian.join(' ')})`;
}

/** One monitor, one store in memory, one gateway, no keys between them: everything on loopback. */
const configuration = (
  folder: string,
  { fsid, monitor, gateway }: { fsid: string; monitor: string; gateway: number },
) =>
  `[global]
fsid = ${fsid}
mon host = ${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms mon client mode = crc
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
crash dir = ${folder}
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
paxos propose interval = 0.02
paxos min wait = 0.01
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(pathOf(program), args, { env: environment, timeout: 60_000 });

/** Daemons die with the process that started them, however it ends. */
function keep(program: string, args: readonly string[]): ChildProcess {
  const tied = ['--pdeathsig', 'KILL', pathOf(program), ...args];
  return spawn('/usr/bin/setpriv', tied, { env: environment, stdio: 'ignore' });
}

async function untilAnswering(url: string, children: readonly ChildProcess[]): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const ended = children.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`${ended.spawnargs.join(' ')} ended with ${ended.exitCode}`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error('the gateway did not answer within a minute');
}

export const accessKey = 'shuyuan-test';
export const secretKey = 'the secret of the gateway';

/** Debian's Ceph with its S3 gateway, in a folder of its own; up in about four seconds. */
export async function startCeph(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-ceph-'));
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children.splice(0).toReversed()) {
      const ended = once(child, 'exit');
      // Nothing of it is kept: there is nothing to close in order.
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
    const [fsid, osd] = [randomUUID(), randomUUID()];
    const [monitor, gateway] = [`[v2:127.0.0.1:${await freePort()}]`, await freePort()];
    const [file, map] = [join(folder, 'ceph.conf'), join(folder, 'monmap')];
    writeFileSync(file, configuration(folder, { fsid, monitor, gateway }));
    const conf = ['-c', file];
    const release = ['--enable-all-features', '--set-min-mon-release', 'pacific'];
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, ...release, map]);
    await run('ceph-mon', [...conf, '-i', 'a', '--mkfs', '--monmap', map]);
    children.push(keep('ceph-mon', [...conf, '-i', 'a', '-f']));
    await run('ceph', [...conf, '--connect-timeout', '30', 'osd', 'new', osd]);
    await run('ceph-osd', [...conf, '-i', '0', '--mkfs', '--osd-uuid', osd]);
    children.push(keep('ceph-osd', [...conf, '-i', '0', '-f']));
    const who = ['--uid', 'shuyuan', '--display-name', 'shuyuan', '--access-key', accessKey, '--secret-key', secretKey];
    await run('radosgw-admin', [...conf, '-n', 'client.rgw', 'user', 'create', ...who]);
    children.push(keep('radosgw', [...conf, '-n', 'client.rgw', '-f']));
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilAnswering(endpoint, children);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
