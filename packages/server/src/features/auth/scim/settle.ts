type Debt<Thing extends string> = { readonly wanted: readonly Thing[]; readonly given: readonly Thing[] };

/** What to give and to take back; what a person had before a group gave it is not the group's to take. */
export function settle<Held extends string, Thing extends Held>(held: readonly Held[], { wanted, given }: Debt<Thing>) {
  const isHeld = (thing: Held) => held.includes(thing);
  const granted = wanted.filter((thing) => !isHeld(thing));
  const taken: readonly Held[] = given.filter((thing) => !wanted.includes(thing) && isHeld(thing));
  const grants = wanted.filter((thing) => given.includes(thing) || granted.includes(thing));
  const after: readonly Held[] = [...held.filter((thing) => !taken.includes(thing)), ...granted];
  return { after, grants, hasChanged: granted.length + taken.length > 0 };
}

/**
 * The same for places, of which everybody has at least one: whoever would be left without any stands in the default
 * one, until a group places them somewhere else.
 */
export function settlePlaces(held: readonly string[], debt: Debt<string>, defaultPlace: string) {
  const settled = settle(held, debt);
  if (settled.after.length > 0) return settled;
  return { after: [defaultPlace], grants: [defaultPlace], hasChanged: held.join() !== defaultPlace };
}
