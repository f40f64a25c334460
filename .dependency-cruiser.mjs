const tests = '\\.test\\.tsx?$';
const feature = '^packages/server/src/features/[^/]+/';

/** The architecture as rules. A new feature needs no new line here; `tidy/import-rules.test.ts` plants a violation of each. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dead-ends',
      comment: 'An import that resolves to nothing is also one no rule can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|worker|inline)$' },
    },
    {
      name: 'rules-import-only-rules',
      comment: 'What is not *.wire.ts runs anywhere: no zod, no node, no React, no clock.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: ['\\.wire\\.ts$', tests] },
      to: { pathNot: '^packages/contract/src/(?!.*\\.wire\\.ts$)' },
    },
    {
      name: 'wires-import-zod-and-contract',
      severity: 'error',
      from: { path: '^packages/contract/src/.*\\.wire\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'contract-knows-no-side',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(server|web)/' },
    },
    {
      name: 'kernel-knows-no-feature',
      comment: 'Every feature imports the kernel; one feature it imports would come along everywhere.',
      severity: 'error',
      from: { path: '^packages/contract/src/kernel/' },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/kernel/' },
    },
    {
      name: 'texts-import-nothing',
      comment: 'Language packs are data: both sides and the translators read them.',
      severity: 'error',
      from: { path: '^packages/i18n/', pathNot: tests },
      to: { pathNot: '^packages/i18n/' },
    },
    {
      name: 'web-and-server-never-meet',
      severity: 'error',
      from: { path: '^packages/(web|server)/' },
      to: { path: '^packages/(web|server)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'web-leaves-zod-to-the-contract',
      comment: 'A second schema beside the endpoint would drift, and zod in a screen weighs on the first load.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: tests },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'server-features-use-the-door',
      comment: 'Another feature is its index.ts, for types too.',
      severity: 'error',
      from: { path: '^packages/server/src/features/([^/]+)/' },
      to: { path: feature, pathNot: ['^packages/server/src/features/$1/', `${feature}index\\.ts$`] },
    },
    {
      name: 'web-features-never-meet',
      comment:
        'What several features show is a topic of web/src/shared; a page made of two features is composed in web/src/app.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/[^/]+/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'features-know-no-app',
      comment:
        'app/ composes the features; a feature that reaches up makes them one lump. Tests may start the real app.',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/', pathNot: tests },
      to: { path: '^packages/(server|web)/src/(app|world)/' },
    },
    {
      name: 'shared-code-points-down',
      severity: 'error',
      from: { path: '^packages/(server/src/platform|web/src/(ui|lib|shared))/', pathNot: tests },
      to: { path: '/src/(features|app|world)/' },
    },
    {
      name: 'shared-topics-stand-above-lib-and-ui',
      comment: 'A topic shows something of the product; the call layer and the parts of ui serve every topic alike.',
      severity: 'error',
      from: { path: '^packages/web/src/(ui|lib)/' },
      to: { path: '^packages/web/src/shared/' },
    },
    {
      name: 'ui-knows-no-api-and-no-text',
      comment: 'Parts take texts and data as props, so the gallery shows each state without a server.',
      severity: 'error',
      from: { path: '^packages/web/src/ui/', pathNot: tests },
      to: {
        path: [
          '^packages/i18n/',
          '\\.wire\\.ts$',
          '^packages/web/src/lib/(texts|call|queries|session|present-error)\\.',
        ],
      },
    },
    {
      name: 'sql-lives-in-stores',
      severity: 'error',
      from: { path: '^packages/server/src/features/', pathNot: ['\\.store\\.ts$', tests] },
      to: { path: ['^packages/server/src/platform/db(\\.ts$|/)', 'node_modules/(kysely|pg)/'] },
    },
    {
      name: 'routes-are-leaves',
      severity: 'error',
      from: { pathNot: ['^packages/server/src/app/', tests] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, '/test-[^/]+\\.tsx?$'] },
      to: { path: ['^(e2e|tidy|bench|scripts)/', tests, '/test-[^/]+\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+/(dist|\\.build-[^/]+)|\\.data|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // No rule asks for the dependents of a module, and working them out took a quarter of the time.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // No file changes while a check runs; by default each is asked for again after four seconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
