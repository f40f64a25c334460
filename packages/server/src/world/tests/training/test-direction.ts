import type { TestWorld } from '../../open-world.ts';

/** The directors of units, as tests change it. */
export function directionOf(world: TestWorld) {
  const placeOf = async (name: string): Promise<string> =>
    String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);
  const moveTo = async (account: string, name: string) =>
    world.rows('update member set organization_id = $2 where account = $1', [account, await placeOf(name)]);
  return { placeOf, moveTo };
}
