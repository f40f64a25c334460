import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../platform/test-ports.ts';
import { installFromDebian, untilOpen } from '../../../platform/test-programs.ts';

const program = '/usr/sbin/slapd';
const openssl = '/usr/bin/openssl';
const schema = '/etc/ldap/schema';

/** Null when OpenLDAP can be had; otherwise why not. */
export function missingDirectory(): string | null {
  if (!existsSync(program)) installFromDebian('slapd');
  if (!existsSync(program)) return `${program} is not there and could not be installed (apt-get install slapd)`;
  return existsSync(openssl) ? null : `${openssl} is not there`;
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
  await untilOpen('slapd', plain, child);
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
