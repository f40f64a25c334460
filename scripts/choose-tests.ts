import type { Graph } from './import-graph.ts';

const testFile = /\.test\.tsx?$/;
/** The part that composes all features: it imports everything, so nothing is learned by going through it. */
const composition = /^packages\/(server\/src\/(app|world)|web\/src\/app)\/(?!test-|tests\/)/;
const toldWorld = /^packages\/server\/src\/world\/(?!test-|tests\/).*\.ts$/;
const texts = /^packages\/i18n\//;
/** The files every test depends on: packages, settings of the runner, and what it starts before any test. */
const everywhere =
  /^(packages\/[^/]+\/)?package(-lock)?\.json$|^(vitest\.[a-z]+\.ts|tsconfig\.json)$|^packages\/web\/(test-start|src\/lib\/test-(globals|drawing))\.ts$|^(pages\/start-host|packages\/server\/src\/world\/test-cluster)\.ts$/;
const migration = /^packages\/server\/(migrations|functions)\/.*\.sql$/;
const madeBySql = /\bcreate (?:or replace )?(?:table|function|view) ([a-z_]+)/g;
/** Whatever a migration makes or changes, and the tables it puts an index or a trigger on or writes to. */
const touchedBySql = /\b(?:table|function|view|on|update|into|delete from)\s+([a-z_]+)/g;
const namesIn = (sql: string, pattern: RegExp): string[] => [...sql.matchAll(pattern)].map(([, name = '']) => name);
/**
 * Tables every feature reads, to which a change adds a line. What a removed line breaks is found by the compiler and by
 * the tests beside the table.
 */
const tables = new Set([
  'packages/contract/src/kernel/error-table.ts',
  'packages/contract/src/system/settings.ts',
  'packages/server/src/platform/database.gen.ts',
  'packages/web/src/lib/paths.ts',
  'e2e/words.ts',
]);
/** Always: who may call what, for every endpoint and role, and what the code says about itself. */
const always = /^packages\/server\/src\/app\/permissions(-raw)?\.test\.ts$|^tidy\//;

export type Choice = {
  /** Those that changed, and those that import what changed, each with its side: `server/teams`. */
  readonly features: readonly string[];
  readonly tests: readonly string[];
  /** Files of journeys that changed themselves. */
  readonly journeys: readonly string[];
  /** Something changed on which everything depends. */
  readonly isEverything: boolean;
};

const placed = /^packages\/(contract\/src|server\/src\/features|web\/src\/(?:features|app))\/([a-z]+)\//;
/** A page test is named after the feature whose page it opens: `pages/pricing-cards.test.ts`. It needs both sides. */
const pageTest = /^pages\/([a-z]+)[^/]*\.test\.ts$/;
const pack = /^packages\/i18n\/src\/packs\/[a-z]+\/([a-z]+)\.ts$/;

type FeatureOf = (path: string) => string | null;

/** The feature a file belongs to, with its side. Features are the folders below `features` on either side. */
function featuresIn(files: readonly string[]): FeatureOf {
  const names = new Set(
    files.flatMap((path) => /^packages\/(?:server|web)\/src\/features\/([a-z]+)\//.exec(path)?.[1] ?? []),
  );
  return (path) => {
    const [, side = '', own] = placed.exec(path) ?? [];
    const page = pageTest.exec(path)?.[1];
    if (page !== undefined) return names.has(page) ? `pages/${page}` : null;
    // Texts are shown by the client.
    const [folder, name = ''] = own === undefined ? ['web', pack.exec(path)?.[1]] : [side.split('/')[0], own];
    return names.has(name) ? `${folder}/${name}` : null;
  };
}

/** The same feature, on whichever side. */
const isSame = (one: string, other: string | null): boolean => one.split('/')[1] === other?.split('/')[1];

/**
 * From what changed to who imports it: through the feature it belongs to and through shared code, as far as the first
 * file of another feature, a test, or what composes all features.
 */
function walk(changed: readonly string[], { importersOf }: Graph, featureOf: FeatureOf) {
  const [features, tests] = [new Set<string>(), new Set<string>()];
  const passed = new Set(changed);
  for (const path of passed) {
    const own = featureOf(path);
    // A test that changed is asked itself.
    if (testFile.test(path)) continue;
    if (changed.includes(path) && own !== null) features.add(own);
    if (texts.test(path) || tables.has(path)) continue;
    for (const importer of importersOf(path)) {
      const feature = featureOf(importer);
      if (testFile.test(importer)) tests.add(importer);
      else if (feature === null ? !composition.test(importer) : isSame(feature, own)) passed.add(importer);
      if (feature !== null && !testFile.test(importer)) features.add(feature);
    }
  }
  return { features, tests };
}

/** The features of the server whose code names a table or function that a changed migration touches. */
function touchedByMigrations(changed: readonly string[], { files, textOf }: Graph, featureOf: FeatureOf): string[] {
  const touched = changed.filter((path) => migration.test(path)).flatMap((path) => namesIn(textOf(path), touchedBySql));
  if (touched.length === 0) return [];
  const made = new Set(
    files.filter((path) => migration.test(path)).flatMap((path) => namesIn(textOf(path), madeBySql)),
  );
  const named = new RegExp(`\\b(?:${touched.filter((name) => made.has(name)).join('|') || '(?!)'})\\b`);
  const code = files.filter((path) => path.startsWith('packages/server/src/') && !testFile.test(path));
  return code.flatMap((path) => (named.test(textOf(path)) ? (featureOf(path) ?? []) : []));
}

/** The tests of the features that changed and of those that import them, and what stands beside other changed files. */
export function chooseTests(changed: readonly string[], graph: Graph): Choice {
  const { files, importsOf } = graph;
  const featureOf = featuresIn(files);
  const { features, tests } = walk(changed, graph, featureOf);
  // The world is told through the features it imports: their tests live in it.
  for (const path of changed.filter((one) => toldWorld.test(one)).flatMap(importsOf)) {
    const feature = featureOf(path);
    if (feature !== null) features.add(feature);
  }
  for (const feature of touchedByMigrations(changed, graph, featureOf)) features.add(feature);
  const names = new Set([...features].map((feature) => feature.split('/')[1]));
  const isEverything = changed.some((path) => everywhere.test(path));
  const stems = new Set(changed.map((path) => path.replace(/(\.test)?\.[a-z]+$/, '')));
  const hasTexts = changed.some((path) => texts.test(path));
  const isWanted = (path: string): boolean =>
    isEverything ||
    always.test(path) ||
    tests.has(path) ||
    features.has(featureOf(path) ?? '') ||
    names.has(pageTest.exec(path)?.[1]) ||
    stems.has(path.replace(testFile, '')) ||
    (hasTexts && texts.test(path));
  return {
    features: [...features].toSorted(),
    tests: files.filter((path) => testFile.test(path) && isWanted(path)),
    journeys: files.filter((path) => path.endsWith('.e2e.ts') && changed.includes(path)),
    isEverything,
  };
}

const nightTest = /\.night\.test\.ts$/;
/** The frame round every page and its styles. */
const frame =
  /^packages\/web\/(index\.html|vite\.config\.ts|public\/|build\/(?!first-load\.ts)|src\/app\/(frame\/|[^/]+\.css|(theme|tokens|shades|color-scheme|main)\.tsx?))/;
const judgeOfLooks = /^e2e\/(?!.*\.(e2e|test)\.ts$)/;
const framePages = /^packages\/web\/src\/app\//;
/** A table of looks names the features it shows. */
const lookTable = /^e2e\/looks\/[^/]+\.ts$/;
const shownFeatures = /\bfeatures: \[([^\]]*)\]/g;

/** The files that follow their feature and may have been broken, and those that are left out of this run. */
export type NightChoice = {
  /** Of the night part alone. */
  readonly tests: readonly string[];
  readonly leftTests: readonly string[];
  /**
   * Each with its side; those of `web` may be drawn in another way. The journeys and looks about them are performed, and
   * the files named by `journey/`.
   */
  readonly features: readonly string[] | 'all';
};

/** The features of a table of looks; null where the file is no table. */
function featuresShown(path: string, text: string): string[] | null {
  if (!lookTable.test(path)) return null;
  const lists = [...text.matchAll(shownFeatures)].map(([, names = '']) => names);
  return lists.length === 0 ? null : lists.flatMap((names) => names.match(/[a-z]+/g) ?? []);
}

/** The features whose pages may be drawn in another way: `web/all` for every one, `web/app` for what belongs to none. */
function drawnAnew(changed: readonly string[], features: readonly string[], graph: Graph): string[] {
  const { importsOf, textOf, files } = graph;
  const featureOf = featuresIn(files);
  const ofClient = features.filter((feature) => feature.startsWith('web/'));
  // The pages of a feature show the content seeded for it.
  const told = changed.filter((path) => toldWorld.test(path)).flatMap(importsOf);
  const drawn = [...ofClient, ...told.map(featureOf)].flatMap((feature) => feature?.split('/')[1] ?? []);
  const shown = changed.flatMap((path) => {
    const named = featuresShown(path, textOf(path));
    if (named !== null) return named;
    if (frame.test(path) || (judgeOfLooks.test(path) && !tables.has(path))) return ['all'];
    return framePages.test(path) && !testFile.test(path) ? ['app'] : [];
  });
  return [...new Set([...drawn, ...shown])].map((name) => `web/${name}`);
}

const journeyFile = /^e2e\/(?!looks-)([^/]+)\.e2e\.ts$/;

/** The files of journeys that changed, or whose helpers did: `journey/teams`. Looks are chosen by what they show. */
function toldAnew(changed: readonly string[], { importersOf }: Graph): string[] {
  const passed = new Set(changed.filter((path) => path.startsWith('e2e/') && !tables.has(path)));
  for (const path of passed) for (const importer of importersOf(path)) passed.add(importer);
  return [...passed].flatMap((path) => {
    const [, name] = journeyFile.exec(path) ?? [];
    return name === undefined ? [] : [`journey/${name}`];
  });
}

/**
 * The tests that are asked when their feature changed, and by night: those of the night part, of pages, and of the
 * client's features. What the server does, and what belongs to no feature, is asked in every run.
 */
function followsFeature(path: string, featureOf: FeatureOf): boolean {
  return nightTest.test(path) || (/^(pages|packages\/web)\/.*\.test\.tsx?$/.test(path) && featureOf(path) !== null);
}

/** Decision 029: a test that follows its feature is asked when that changed since the last run that was green. */
export function chooseNight(changed: readonly string[], graph: Graph): NightChoice {
  const { features, tests, isEverything } = chooseTests(changed, graph);
  const featureOf = featuresIn(graph.files);
  const asked = new Set(tests);
  const isFramed = changed.some((path) => frame.test(path));
  const isAsked = (path: string): boolean => asked.has(path) || (isFramed && !nightTest.test(path));
  const anew = [...drawnAnew(changed, features, graph), ...toldAnew(changed, graph)];
  return {
    tests: tests.filter((path) => nightTest.test(path)),
    leftTests: graph.files.filter((path) => followsFeature(path, featureOf) && !isAsked(path)),
    features: isEverything ? 'all' : [...new Set([...features, ...anew])].toSorted(),
  };
}

/** All that may be left out by day, everything drawn by chance, killed or made by tools of the machine, and all journeys. */
export function wholeNight({ files, textOf }: Graph): Pick<Choice, 'tests' | 'journeys'> {
  const featureOf = featuresIn(files);
  const isTest = (path: string): boolean =>
    followsFeature(path, featureOf) ||
    (testFile.test(path) && /from 'fast-check'|missingTool\(|'SIGKILL'/.test(textOf(path)));
  return { tests: files.filter(isTest), journeys: files.filter((path) => path.endsWith('.e2e.ts')) };
}
