import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = '/usr/sbin/slapd';
const openssl = '/usr/bin/openssl';
const schema = '/etc/ldap/schema';

/** A machine that is ours alone and has Debian's packages gets the directory it lacks. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  spawnSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', 'slapd'], {
    // RUNLEVEL: without it the package would start a server of its own.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 180_000,
    stdio: 'ignore',
  });
}

/** Null when OpenLDAP can be had; otherwise why not. */
export function missingDirectory(): string | null {
  if (!existsSync(program)) install();
  if (!existsSync(program)) return `${program} is not there and could not be installed (apt-get install slapd)`;
  return existsSync(openssl) ? null : `${openssl} is not there`;
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
    if (child.exitCode !== null) throw new Error(`slapd ended with ${child.exitCode}`);
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
  throw new Error('slapd did not open its port');
}

export const base = 'dc=qinghe,dc=example';
export const reader = { dn: `cn=reader,${base}`, password: 'the reader may look' };

const configuration = (folder: string): string =>
  [
    ...['core', 'cosine', 'inetorgperson'].map((name) => `include ${schema}/${name}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    `TLSCertificateFile ${folder}/cert.pem`,
    `TLSCertificateKeyFile ${folder}/key.pem`,
    'database mdb',
    `suffix "${base}"`,
    `rootdn "${reader.dn}"`,
    `rootpw "${reader.password}"`,
    `directory ${folder}/data`,
    'access to attrs=userPassword by anonymous auth by * none',
    'access to * by users read by * none',
    '',
  ].join('\n');

type Entry = { readonly uid: string; readonly cn: string; readonly password: string; readonly more?: string };

const ldif = (people: readonly Entry[]): string =>
  [
    `dn: ${base}\nobjectClass: dcObject\nobjectClass: organization\no: Qinghe\ndc: qinghe\n`,
    `dn: ou=people,${base}\nobjectClass: organizationalUnit\nou: people\n`,
    ...people.map(
      ({ uid, cn, password, more = '' }) =>
        `dn: uid=${uid},ou=people,${base}\nobjectClass: inetOrgPerson\nuid: ${uid}\ncn: ${cn}\nsn: ${cn}\nuserPassword: ${password}\n${more}`,
    ),
  ].join('\n');

/** Debian's OpenLDAP with these people, on loopback, in a folder of its own; plain, StartTLS and TLS. */
export async function startDirectory(people: readonly Entry[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-ldap-'));
  mkdirSync(join(folder, 'data'));
  const certificate = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate, ...files], {
    stdio: 'ignore',
  });
  const file = join(folder, 'slapd.conf');
  writeFileSync(file, configuration(folder));
  writeFileSync(join(folder, 'people.ldif'), ldif(people));
  execFileSync('/usr/sbin/slapadd', ['-f', file, '-l', join(folder, 'people.ldif')], { stdio: 'ignore' });
  const [plain, tls] = [await freePort(), await freePort()];
  const addresses = `ldap://127.0.0.1:${plain}/ ldaps://127.0.0.1:${tls}/`;
  const child = spawn(program, ['-d', '0', '-h', addresses, '-f', file], { stdio: 'ignore' });
  await untilOpen(plain, child);
  return {
    url: `ldap://127.0.0.1:${plain}`,
    tlsUrl: `ldaps://127.0.0.1:${tls}`,
    certificate: readFileSync(join(folder, 'cert.pem'), 'utf8'),
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
