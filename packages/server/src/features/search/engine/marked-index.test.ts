import { testTextIndex } from '../../../world/tests/search/test-text-index.ts';
import { usualBounds } from './bounds.ts';
import { postgresIndexWith } from './postgres-index.store.ts';

// As if every word were common: nothing is found but by the marks of documents.
const always = postgresIndexWith({ ...usualBounds, exactUpTo: -1 });

testTextIndex({ env: () => ({}), indexOf: () => always });
