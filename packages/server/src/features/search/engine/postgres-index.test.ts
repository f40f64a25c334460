import { postgresIndex } from './postgres-index.store.ts';
import { testTextIndex } from '../../../world/tests/search/test-text-index.ts';

testTextIndex({ env: () => ({}), indexOf: () => postgresIndex, isDatabase: true });
