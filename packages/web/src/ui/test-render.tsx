import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

function Provided({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>;
}

/** Renders with what every part may expect around it. */
export const renderUi = (node: ReactNode): RenderResult => render(node, { wrapper: Provided });
