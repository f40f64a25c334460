import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import recorded from '../tidy/seconds.json' with { type: 'json' };
import { type Journey, journeys, type Product } from './journey.ts';

/** A file of journeys and those of them that were asked for. */
export type Act = { readonly name: string; readonly product: Product; readonly journeys: readonly Journey[] };

const ending = '.e2e.ts';

async function readAct(file: string): Promise<Act> {
  const before = journeys.length;
  // What a file may export is said by the type of `product` in each of them.
  const { product = {} } = (await import(`./${file}`)) as { product?: Product };
  if (journeys.length === before) throw new Error(`e2e/${file} has no journey`);
  return { name: file.slice(0, -ending.length), product, journeys: journeys.slice(before) };
}

/** Parts of titles, or names of files; nothing asks for everything. */
export function choose(acts: readonly Act[], wanted: readonly string[]): Act[] {
  const isWanted = (name: string, title: string): boolean =>
    wanted.length === 0 || wanted.some((part) => title.includes(part) || basename(part) === name + ending);
  return acts
    .map((act) => ({ ...act, journeys: act.journeys.filter(({ title }) => isWanted(act.name, title)) }))
    .filter((act) => act.journeys.length > 0);
}

export const fileOf = ({ name }: Act): string => `e2e/${name}${ending}`;

/** What each file took in the run that was last recorded (`scripts/record-proof.mjs`). */
export type Seconds = Readonly<Record<string, number>>;

/** A file that was never recorded is taken for as long as its journeys usually are. */
const usualSeconds = 8;

/** Longest first: what is begun last should end soon, or one lane waits for the other. */
export function inOrder(acts: readonly Act[], seconds: Seconds): Act[] {
  const secondsOf = (act: Act): number => seconds[fileOf(act)] ?? act.journeys.length * usualSeconds;
  return acts.toSorted((one, other) => secondsOf(other) - secondsOf(one));
}

/** True when one of the features changed since the last green run: `live` on any side, `web/live` where its pages are drawn. */
function hasChanged(night: readonly string[], changed: readonly string[]): boolean {
  const sides = ['contract', 'server', 'web'];
  const named = night.flatMap((name) =>
    name.includes('/') ? [name, 'web/all'] : sides.map((side) => `${side}/${name}`),
  );
  return named.some((name) => changed.includes(name));
}

/** Without what is left to the night because its features have not changed; all is there where nothing is said. */
export function byDay(acts: readonly Act[], features: string | undefined): Act[] {
  if (features === undefined || features === 'all') return [...acts];
  const changed = features.split(',');
  const isAsked = (night: readonly string[] | undefined): boolean => !night || hasChanged(night, changed);
  return acts
    .filter(({ name, product }) => isAsked(product.night) || changed.includes(`journey/${name}`))
    .map((act) => ({ ...act, journeys: act.journeys.filter(({ night }) => isAsked(night)) }))
    .filter((act) => act.journeys.length > 0);
}

export type Programme = {
  readonly acts: readonly Act[];
  /** The titles of the journeys that are left to the night. */
  readonly left: readonly string[];
};

/** The journeys asked for by name; without a name, those that are performed by day. */
export async function readProgramme(wanted: readonly string[]): Promise<Programme> {
  const all: Act[] = [];
  // One after the other: a journey belongs to the file that is being read.
  for (const file of readdirSync('e2e').filter((name) => name.endsWith(ending))) all.push(await readAct(file));
  const today = wanted.length === 0 ? byDay(all, process.env['NIGHT_FEATURES']) : all;
  const titlesOf = (acts: readonly Act[]): string[] => acts.flatMap((act) => act.journeys.map(({ title }) => title));
  const performed = new Set(titlesOf(today));
  const left = titlesOf(all).filter((title) => !performed.has(title));
  return { acts: inOrder(choose(today, wanted), recorded.files), left };
}
