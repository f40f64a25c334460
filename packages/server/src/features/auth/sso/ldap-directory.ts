import { connect } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { accountMark, type SourceProblem } from '@shuyuan/contract/auth/sign-in-sources';
import {
  Client,
  type Entry,
  Filter,
  InvalidCredentialsError,
  InvalidDNSyntaxError,
  NoSuchObjectError,
  SizeLimitExceededError,
} from 'ldapts';
import { type AddressGuard, InnerAddressError } from '../../../platform/address-guard.ts';
import type { LdapConfig, ExternalPerson } from './source.ts';

/** A directory that does not answer must not hold the sign-in page. */
const timeoutMs = 5_000;

/** What directories call the name of an entry that never changes: OpenLDAP and others, Active Directory. */
const lastingIds = ['entryUUID', 'objectGUID'] as const;

/** A directory, and how it is reached. */
type Directory = { readonly config: LdapConfig; readonly bindPassword: string; readonly guard: AddressGuard };
type Credentials = { readonly account: string; readonly password: string };

/** StartTLS is handed a line without a name: the certificate must still be that of the host we meant. */
const tlsOptions = ({ url, certificate }: LdapConfig): ConnectionOptions => ({
  host: new URL(url).hostname.replaceAll(/[[\]]/g, ''),
  minVersion: 'TLSv1.2',
  ...(certificate !== '' && { ca: certificate }),
});

/** A line that is secured as the configuration says before anything is told on it. */
async function connected<T>({ config, guard }: Directory, work: (client: Client) => Promise<T>): Promise<T> {
  if (!guard.isAllowed(new URL(config.url))) throw new InnerAddressError();
  const isTls = config.security === 'ldaps';
  const client = new Client({
    url: config.url,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    strictDN: false,
    // ldapts calls this with a port and a host, and no other way.
    createConnection: ((port: number, host: string) => connect({ port, host, ...guard.lookup })) as typeof connect,
    ...(isTls && { tlsOptions: { ...tlsOptions(config), ...guard.lookup } }),
  });
  try {
    if (config.security === 'starttls') await client.startTLS(tlsOptions(config));
    return await work(client);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

async function bindAsReader(client: Client, { config, bindPassword }: Directory): Promise<void> {
  if (config.bindDn !== '') await client.bind(config.bindDn, bindPassword);
}

/** Exactly one entry, or nobody: of two people with one name neither may be taken for the other. */
async function findEntry(client: Client, config: LdapConfig, account: string): Promise<Entry | null> {
  const { accountAttribute, nameAttribute, emailAttribute, employeeNumberAttribute } = config;
  const search = client.search(config.baseDn, {
    scope: 'sub',
    filter: config.userFilter.replaceAll(accountMark, () => Filter.escape(account)),
    sizeLimit: 2,
    timeLimit: timeoutMs / 1000,
    attributes: [accountAttribute, nameAttribute, emailAttribute, employeeNumberAttribute, ...lastingIds],
    explicitBufferAttributes: ['objectGUID'],
  });
  const entries = await search.then(
    ({ searchEntries }) => searchEntries,
    (error: unknown) => {
      if (error instanceof SizeLimitExceededError) return [];
      throw error;
    },
  );
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

/** The first value of an attribute, whatever the case of its name. */
function valueOf(entry: Entry, attribute: string): string | null {
  const found = Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase())?.[1];
  const [first] = Array.isArray(found) ? found : [found];
  const text = Buffer.isBuffer(first) ? first.toString('hex') : first?.trim();
  return text || null;
}

const personOf = (entry: Entry, config: LdapConfig): ExternalPerson => ({
  subject: lastingIds.map((name) => valueOf(entry, name)).find(Boolean) ?? entry.dn.toLowerCase(),
  account: valueOf(entry, config.accountAttribute),
  fullName: valueOf(entry, config.nameAttribute),
  email: valueOf(entry, config.emailAttribute),
  // The company itself keeps its directory.
  isEmailVerified: true,
  employeeNumber: valueOf(entry, config.employeeNumberAttribute),
});

/** Whom account and password belong to in the directory; null when they belong to nobody. Throws when it cannot be asked. */
export async function askDirectory(
  directory: Directory,
  { account, password }: Credentials,
): Promise<ExternalPerson | null> {
  // RFC 4513 §5.1.2: a bind without a password succeeds for everybody.
  if (password === '') return null;
  const { config } = directory;
  const entry = await connected(directory, async (client) => {
    await bindAsReader(client, directory);
    return findEntry(client, config, account);
  });
  if (!entry) return null;
  return connected(directory, async (client) => {
    try {
      await client.bind(entry.dn, password);
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return null;
      throw error;
    }
    return personOf(entry, config);
  });
}

const tlsCode = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

export function ldapProblem(error: unknown): SourceProblem {
  if (error instanceof InvalidCredentialsError || error instanceof InvalidDNSyntaxError) return 'wrong-credentials';
  if (error instanceof NoSuchObjectError) return 'base-not-found';
  const { code = '' } = (error ?? {}) as { code?: unknown };
  if (code === 'INNER_ADDRESS') return 'address-refused';
  return tlsCode.test(String(code)) ? 'tls' : 'unreachable';
}

/** Whether people could be looked up: the line, the bind and the base. */
export async function probeDirectory(directory: Directory): Promise<SourceProblem | null> {
  try {
    return await connected(directory, async (client) => {
      await bindAsReader(client, directory);
      const { searchEntries } = await client.search(directory.config.baseDn, {
        scope: 'base',
        timeLimit: timeoutMs / 1000,
        attributes: ['1.1'],
      });
      return searchEntries.length === 0 ? 'base-not-found' : null;
    });
  } catch (error) {
    return ldapProblem(error);
  }
}
