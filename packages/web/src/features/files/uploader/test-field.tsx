import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import type { UploadedFile } from './transport.ts';
import { UploadField } from './UploadField.tsx';

/** What the field handed on as its value. */
export const changed = vi.fn<(files: readonly UploadedFile[]) => void>();

/** The field in a form that keeps its value. */
export function TestField({ name, maxFiles }: { name: string; maxFiles: number }) {
  const [value, setValue] = useState<readonly UploadedFile[]>([]);
  const [client] = useState(createQueryClient);
  const change = (files: readonly UploadedFile[]): void => {
    changed(files);
    setValue(files);
  };
  return (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <UploadField name={name} label="附件" maxFiles={maxFiles} value={value} onChange={change} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
