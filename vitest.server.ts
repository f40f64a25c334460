import { afterEach } from 'vitest';
import { setPasswordCost } from './packages/server/src/platform/passwords.ts';
import { takeServerErrors } from './packages/server/src/world/keeping-log.ts';
import { testPasswordCost } from './packages/server/src/world/test-passwords.ts';

declare module 'vitest' {
  interface TaskMeta {
    serverErrors?: readonly string[];
  }
}

setPasswordCost(testPasswordCost);

/** A status of 500 alone does not say what went wrong, and may not come again. */
afterEach(({ task }) => {
  const errors = takeServerErrors();
  if (task.result?.state === 'fail') task.meta.serverErrors = errors;
});
