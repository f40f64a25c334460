import { checkBooks } from '../features/ledger/manage/check-books.ts';
import { createMember, createOrganization, hasOrganizations, type Organization } from '../features/people/index.ts';
import { countFinished } from '../features/study/index.ts';
import { type DemoNote, saveSetting } from '../features/system/index.ts';
import { type SystemContext, transact } from '../platform/context.ts';
import { type ContentOptions, seedContent } from './content.ts';
import { seedNotices } from './notices.ts';
import { company, contactOf, demoPassword, faceOf, people, type SeedOrganization } from './people.ts';
import { seedAdministration } from './administration/seed-administration.ts';
import { seedSearch } from './search/seed-search.ts';
import { seedSite } from './site/seed-site.ts';

type Places = ReadonlyMap<string, Organization>;

type Founding = { readonly place: SeedOrganization; readonly position: number; readonly parent?: Organization };

async function found(ctx: SystemContext, { place, position, parent }: Founding): Promise<[string, Organization][]> {
  const own = await createOrganization(ctx, { name: place.name, position, ...(parent && { parent }) });
  const below: [string, Organization][] = [];
  for (const [index, inner] of (place.below ?? []).entries()) {
    below.push(...(await found(ctx, { place: inner, position: index, parent: own })));
  }
  return [[place.key, own], ...below];
}

async function hire(ctx: SystemContext, places: Places): Promise<void> {
  for (const person of people) {
    const { account, fullName, place, face, roles, facts = [], directs, further = [], phone = null } = person;
    const organization = placeOf(places, place);
    await createMember(ctx, {
      ...contactOf(person),
      tenantId: organization.tenantId,
      organizationId: organization.id,
      furtherOrganizationIds: further.map((key) => placeOf(places, key).id),
      account,
      fullName,
      phone,
      roles,
      facts,
      directsOrganizationId: directs ? placeOf(places, directs).id : null,
      password: demoPassword,
      portrait: faceOf(face),
    });
  }
}

function placeOf(places: Places, key: string): Organization {
  const place = places.get(key);
  if (!place) throw new Error(`the world has no place called ${key}`);
  return place;
}

/** The whole story through the use cases the product itself has, in one transaction: all of it or none. */
async function seedWorld(ctx: SystemContext, options?: ContentOptions): Promise<void> {
  const places: Places = new Map(await found(ctx, { place: company, position: 0 }));
  await hire(ctx, places);
  const { id } = placeOf(places, company.key);
  const note: DemoNote = {
    password: demoPassword,
    accounts: people.flatMap(({ account, title }) => (title ? account : [])),
  };
  await saveSetting(ctx, { tenantId: id, organizationId: id, key: 'DEMO_PEOPLE', value: JSON.stringify(note) });
  await seedAdministration(ctx, { companyId: id, plantId: placeOf(places, 'plant').id });
  await seedNotices(ctx);
  await seedContent(ctx, options);
  await seedSite(ctx);
  await seedSearch(ctx);
  await countFinished(ctx);
  await checkBooks(ctx);
}

/** Null when somebody is there already. */
export async function seedWorldOnce(ctx: SystemContext, options?: ContentOptions) {
  const isTold = await transact(ctx, async (within) => {
    if (await hasOrganizations(within.read)) return false;
    await seedWorld(within, options);
    return true;
  });
  const titled = people.flatMap(({ account, fullName, title }) => (title ? { account, fullName, title } : []));
  return isTold ? { password: demoPassword, people: titled } : null;
}
