import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexOfEngine } from '../../../world/tests/search/test-finds.ts';
import { openStandIn, standInAccount } from '../../../world/tests/search/test-opensearch.ts';
import { testTextIndex } from '../../../world/tests/search/test-text-index.ts';

type Running = {
  readonly env: NodeJS.ProcessEnv;
  /** The requests it would not answer. */
  readonly refused: readonly string[];
  readonly close: () => void;
};

async function startStandIn(): Promise<Running> {
  const { url, refused, close } = await openStandIn();
  const { user, password } = standInAccount;
  return { env: { SEARCH_URL: url, SEARCH_USER: user, SEARCH_PASSWORD: password }, refused, close };
}

/** An OpenSearch that runs somewhere: `OPENSEARCH_URL`, with `OPENSEARCH_USER` and `OPENSEARCH_PASSWORD` where it asks for them. */
const { OPENSEARCH_URL, OPENSEARCH_USER = '', OPENSEARCH_PASSWORD = '' } = process.env;
const reachReal = async (): Promise<Running> => ({
  env: {
    SEARCH_URL: OPENSEARCH_URL,
    SEARCH_USER: OPENSEARCH_USER,
    SEARCH_PASSWORD: OPENSEARCH_PASSWORD,
    SEARCH_INDEX: `shuyuan-suite-${process.pid}`,
  },
  refused: [],
  close: () => undefined,
});

const engines = [
  { name: 'a stand-in for OpenSearch', start: startStandIn },
  ...(OPENSEARCH_URL ? [{ name: 'OpenSearch', start: reachReal }] : []),
];

describe.for(engines)('$name', ({ start }) => {
  let engine: Running;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  testTextIndex({ env: () => engine.env, indexOf: indexOfEngine });

  test('[D-195] nothing was asked that the protocol does not know', () => {
    expect(engine.refused).toEqual([]);
  });
});
