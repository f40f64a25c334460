import { cropUploadCloud } from '@shuyuan/contract/files/pictures.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { emptyModule } from '@shuyuan/contract/site/page-modules';
import type { ModuleKind } from '@shuyuan/contract/site/module-specs';
import * as wire from '@shuyuan/contract/site/page.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { drawing } from '../files/test-pictures.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type PageInput = InputOf<typeof wire.createPage>;
type Module = InputOf<typeof wire.savePage>['modules'][number];

export const moduleOf = (kind: ModuleKind, over: Partial<Module> = {}): Module => ({
  ...emptyModule(over.id ?? kind, kind),
  items: [],
  ...over,
});

/** Pages of the demo company. 陆承泽 keeps them; 林知远 works in software, 冉云飞 in the plant. */
export function siteOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  const placeOf = async (account: string) => {
    const [row] = await world.rows(
      'select organization_id, tenant_id from member where account = $1 order by id limit 1',
      [account],
    );
    return { organizationId: String(row?.['organization_id']), tenantId: String(row?.['tenant_id']) };
  };
  const create = async (input: PageInput): Promise<string> =>
    (await (await as('luchengze')).call(wire.createPage, input)).body.id;
  const revisionOf = async (id: string): Promise<number> =>
    (await (await as('luchengze')).call(wire.readManagedPage, { id })).body.revision;
  const save = async (id: string, content: Partial<InputOf<typeof wire.savePage>>) =>
    (await as('luchengze')).call(wire.savePage, {
      title: { cn: '页面' },
      description: {},
      modules: [],
      ...content,
      id,
      revision: await revisionOf(id),
    });
  const publish = async (id: string) =>
    (await as('luchengze')).call(wire.publishPage, { id, revision: await revisionOf(id) });
  return {
    /** Without the pages the world is seeded with. */
    clear: () => world.rows('delete from site_page'),
    as,
    placeOf,
    create,
    revisionOf,
    save,
    publish,
    homeOf: async (account: string) => (await (await as(account)).call(readGlobalData, { uri: '/' })).body.home,
    /** A page that everybody below its organisation sees. */
    published: async (input: PageInput, content: Partial<InputOf<typeof wire.savePage>> = {}) => {
      const id = await create(input);
      await save(id, { ...(input.title && { title: input.title }), ...content });
      await publish(id);
      return id;
    },
    picture: async (account = 'luchengze') => {
      const image = `data:image/png;base64,${(await drawing({ width: 64, height: 20 })).toString('base64')}`;
      const { body } = await (await as(account)).call(cropUploadCloud, { image });
      return { id: body.imgId, path: body.path };
    },
    snapshot: () => snapshotWithJobs(world, ['site_page', 'audit_entry']),
  };
}
