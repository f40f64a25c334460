import { MantineProvider } from '@mantine/core';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

function Provided({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>;
}

/** Renders with what every part may expect around it and clears the page after each test. */
export const renderUi = (node: ReactNode): RenderResult => render(node, { wrapper: Provided });
