import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const contract = 'packages/contract/src';
const server = 'packages/server/src';
const web = 'packages/web/src';

/** File → what it imports, relative or from a package. Only the files of `planted` break a rule. */
const good: Readonly<Record<string, readonly string[]>> = {
  [`${contract}/kernel/endpoint.wire.ts`]: ['zod'],
  [`${contract}/teams/rule.ts`]: [],
  [`${contract}/teams/rule.test.ts`]: ['vitest', './rule.ts'],
  [`${contract}/teams/teams.wire.ts`]: ['zod', './rule.ts', '../kernel/endpoint.wire.ts'],
  'packages/i18n/src/groups.ts': [],
  [`${server}/platform/db.ts`]: ['kysely'],
  [`${server}/platform/context.ts`]: ['./db.ts'],
  [`${server}/features/teams/index.ts`]: ['./teams.store.ts'],
  [`${server}/features/teams/teams.store.ts`]: ['../../platform/db.ts', 'kysely'],
  [`${server}/features/teams/teams.routes.ts`]: ['./teams.store.ts', '../../platform/context.ts'],
  [`${server}/features/ledger/distribute.ts`]: ['../teams/index.ts', '../../platform/context.ts'],
  [`${server}/app/main.ts`]: ['../features/teams/teams.routes.ts'],
  [`${web}/lib/texts.ts`]: ['../../../i18n/src/groups.ts'],
  [`${web}/lib/call.ts`]: ['../../../contract/src/kernel/endpoint.wire.ts'],
  [`${web}/ui/Panel.tsx`]: ['react'],
  [`${web}/shared/follow/FollowButton.tsx`]: [
    '../../ui/Panel.tsx',
    '../../lib/call.ts',
    '../../lib/texts.ts',
    '../../../../contract/src/teams/teams.wire.ts',
    '../../../../i18n/src/groups.ts',
  ],
  [`${web}/shared/people/PersonName.tsx`]: ['../follow/FollowButton.tsx'],
  [`${web}/features/teams/TeamPage.tsx`]: ['../../ui/Panel.tsx', '../../lib/call.ts', '../../lib/texts.ts'],
  [`${web}/features/ledger/LedgerPage.tsx`]: ['../../ui/Panel.tsx', '../../shared/people/PersonName.tsx'],
  [`${web}/app/router.tsx`]: [
    '../features/teams/TeamPage.tsx',
    '../features/ledger/LedgerPage.tsx',
    '../shared/people/PersonName.tsx',
  ],
  'e2e/run.ts': ['node:fs', '../packages/web/src/lib/texts.ts'],
};

const planted: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['no-cycles', `${contract}/teams/cycle-back.ts`, './cycle.ts'],
  ['no-dead-ends', `${contract}/teams/lost.wire.ts`, './nowhere.ts'],
  ['rules-import-only-rules', `${contract}/teams/rule-with-zod.ts`, 'zod'],
  ['rules-import-only-rules', `${contract}/teams/rule-with-wire.ts`, './teams.wire.ts'],
  ['rules-import-only-rules', `${contract}/teams/rule-with-node.ts`, 'node:fs'],
  ['wires-import-zod-and-contract', `${contract}/teams/bad.wire.ts`, 'kysely'],
  ['contract-knows-no-side', `${contract}/teams/sided.test.ts`, '../../../server/src/platform/db.ts'],
  ['kernel-knows-no-feature', `${contract}/kernel/knows-teams.ts`, '../teams/rule.ts'],
  ['texts-import-nothing', 'packages/i18n/src/bad.ts', '../../contract/src/teams/rule.ts'],
  ['web-and-server-never-meet', `${web}/lib/meets-server.ts`, '../../../server/src/platform/context.ts'],
  ['web-and-server-never-meet', `${server}/platform/meets-web.ts`, '../../../web/src/lib/call.ts'],
  ['web-leaves-zod-to-the-contract', `${web}/lib/with-zod.ts`, 'zod'],
  ['server-features-use-the-door', `${server}/features/ledger/backdoor.store.ts`, '../teams/teams.store.ts'],
  ['web-features-never-meet', `${web}/features/ledger/Meets.tsx`, '../teams/TeamPage.tsx'],
  ['features-know-no-app', `${web}/features/ledger/Up.tsx`, '../../app/router.tsx'],
  ['features-know-no-app', `${server}/features/ledger/up.ts`, '../../app/main.ts'],
  ['shared-code-points-down', `${web}/ui/Up.tsx`, '../features/teams/TeamPage.tsx'],
  ['shared-code-points-down', `${server}/platform/up.ts`, '../features/teams/index.ts'],
  ['shared-code-points-down', `${web}/shared/people/UsesFeature.tsx`, '../../features/teams/TeamPage.tsx'],
  ['shared-code-points-down', `${web}/shared/people/UsesApp.tsx`, '../../app/router.tsx'],
  ['shared-topics-stand-above-lib-and-ui', `${web}/lib/uses-topic.ts`, '../shared/follow/FollowButton.tsx'],
  ['shared-topics-stand-above-lib-and-ui', `${web}/ui/UsesTopic.tsx`, '../shared/follow/FollowButton.tsx'],
  ['ui-knows-no-api-and-no-text', `${web}/ui/Texted.tsx`, '../lib/texts.ts'],
  ['sql-lives-in-stores', `${server}/features/ledger/with-sql.ts`, '../../platform/db.ts'],
  ['sql-lives-in-stores', `${server}/features/ledger/with-kysely.ts`, 'kysely'],
  ['routes-are-leaves', `${server}/features/teams/uses-routes.ts`, './teams.routes.ts'],
  ['product-knows-no-tests', `${web}/lib/uses-journeys.ts`, '../../../../e2e/run.ts'],
  ['product-knows-no-tests', `${contract}/teams/uses-test.ts`, './rule.test.ts'],
];

type Violation = { readonly rule: { readonly name: string }; readonly from: string };
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let violations: readonly Violation[] = [];

function plant(file: string, imports: readonly string[]): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(
    join(folder, file),
    imports.map((from) => `import '${from}';\n`).join('') || 'export const nothing = 1;\n',
  );
}

beforeAll(() => {
  for (const [file, imports] of Object.entries(good)) plant(file, imports);
  for (const [, file, imported] of planted) plant(file, [imported]);
  plant(`${contract}/teams/cycle.ts`, ['./cycle-back.ts']);
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json']) copyFileSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const answer = execFileSync(process.execPath, [cruiser, '--output-type', 'json', 'packages', 'e2e'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Only these two fields are read; their shape is pinned with the tool.
  violations = (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)('%s refuses the import in %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
});

test('the imports the architecture allows are allowed', () => {
  expect(violations.filter(({ from }) => Object.hasOwn(good, from))).toEqual([]);
});

test('every rule is proven by a planted violation', async () => {
  // The configuration is plain JavaScript without types.
  const config = (await import(join('..', '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  const proven = new Set(planted.map(([rule]) => rule));
  expect(config.default.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
});
