import { apiBase } from '../../packages/contract/src/kernel/headers.ts';
import { emptyModule } from '../../packages/contract/src/site/page-modules.ts';
import { tokenFor } from './start-world.ts';

type Module = ReturnType<typeof emptyModule>;
type Managed = {
  readonly id: string;
  readonly revision: number;
  readonly title: object;
  readonly description: object;
  readonly modules: readonly Module[];
};

/** The home pages of units as an administrator makes them, over the API. */
export async function homePagesAt(url: string, account: string) {
  const token = await tokenFor(url, account);
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}${apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer__${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A draft that begins as the page that holds without it. */
  async function draft(organizationId: string): Promise<Managed> {
    const { id } = await call<{ id: string }>('POST', '/system/home-config', { organizationId, kind: 'home' });
    return call<Managed>('GET', `/system/home-config/manage/${id}`);
  }
  async function publish(organizationId: string, moduleCount = 0): Promise<void> {
    const { id, revision, title, description, modules } = await draft(organizationId);
    const missing = Math.max(0, moduleCount - modules.length);
    const texts = Array.from({ length: missing }, (_module, at) => ({
      ...emptyModule(`text${at}`, 'text'),
      title: { cn: `A text ${at + 1}` },
      html: { cn: `<p>${'A house of courses, lives and questions. '.repeat(8)}</p>` },
    }));
    const kept = modules.map((module) => ({
      ...module,
      items: module.items.map(({ picturePath: _path, ...item }) => item),
    }));
    // Those that were there stay last, so that the last module is the same on every page.
    const content = { title, description, modules: [...texts, ...kept] };
    const saved = await call<Managed>('PUT', `/system/home-config/${id}`, { id, revision, ...content });
    await call('POST', `/system/home-config/${id}/publish`, { id, revision: saved.revision });
  }
  return { call, draft, publish };
}
