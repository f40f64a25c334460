import { expect, test } from 'vitest';
import { writerOf } from '../platform/http/answers.ts';
import { routes } from './routes.ts';

test.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the answer of %s can be written: it is compiled only when somebody asks for it',
  (_name, { output }) => {
    expect(writerOf(output)).toBeTypeOf('function');
  },
);
