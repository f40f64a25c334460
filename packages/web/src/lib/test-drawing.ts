import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterEach } from 'vitest';

// Packages are shared by files that follow each other: what was drawn and shown with them ends with its test.
afterEach(() => {
  cleanup();
  notifications.clean();
});

// The work a page waits for is done elsewhere: a busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// React notes for each element where it was made, up to a number of them: a tenth of the time, for a trace of owners
// in its warnings. It is told that the number is reached.
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
const reached = { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined };
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', reached);
