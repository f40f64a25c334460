import { afterEach } from 'vitest';
import { takeServerErrors } from './packages/server/src/world/keeping-log.ts';

declare module 'vitest' {
  interface TaskMeta {
    serverErrors?: readonly string[];
  }
}

/** A status of 500 alone does not say what went wrong, and may not come again. */
afterEach(({ task }) => {
  const errors = takeServerErrors();
  if (task.result?.state === 'fail') task.meta.serverErrors = errors;
});
