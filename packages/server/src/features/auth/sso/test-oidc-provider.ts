import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

type Person = Readonly<Record<string, unknown>>;

type Client = {
  readonly redirectUri: string;
  readonly clientId: string;
  readonly secret: string;
  readonly people: Readonly<Record<string, Person>>;
};

const scopes = 'openid profile email';

const configuration = ({ redirectUri, clientId, secret, people }: Client): Configuration => ({
  clients: [
    {
      client_id: clientId,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      ...(secret === '' ? { token_endpoint_auth_method: 'none' } : { client_secret: secret }),
      ...(secret !== '' && { token_endpoint_auth_method: 'client_secret_post' }),
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username', 'staff'] },
  findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  cookies: { keys: ['only for tests'] },
  ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
});

/** A real provider on loopback. Whoever `browse` names signs in there without being asked for a password. */
export async function startProvider() {
  let provider: Provider | null = null;
  let whoIsHere = '';
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) void decide(request, response);
    else if (provider) void provider.callback()(request, response);
    else response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!provider) return;
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (whoIsHere === '') {
      const refusal = { error: 'access_denied', error_description: 'the person said no' };
      await provider.interactionFinished(request, response, refusal);
    } else if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: whoIsHere } });
    } else {
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
      grant.addOIDCScope(scopes);
      await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    }
  }

  /** Follows the redirects of the provider as a browser does, until one leads away from it. */
  async function browse(url: string, who: string): Promise<string> {
    whoIsHere = who;
    const jar = new Map<string, string>();
    let next = url;
    for (let step = 0; step < 12; step++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next).href;
      if (!next.startsWith(issuer)) return next;
    }
    throw new Error('the provider sends in circles');
  }

  return {
    issuer,
    register: (client: Client) => {
      provider = new Provider(issuer, configuration(client));
      provider.on('server_error', (_, error) => {
        throw error;
      });
    },
    /** For a real browser: whoever comes next is this person. */
    expect: (who: string) => {
      whoIsHere = who;
    },
    browse,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
