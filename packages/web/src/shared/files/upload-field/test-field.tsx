import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { useState } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import type { UploadedFile } from '../upload/transport.ts';
import { UploadField } from './UploadField.tsx';

/** What the field handed on as its value. */
export const changed = vi.fn<(files: readonly UploadedFile[]) => void>();

type Props = { name: string; maxFiles: number; isNameFixed?: boolean; rule?: UploadRuleName };

/** The field in a form that keeps its value. */
export function TestField({ name, maxFiles, isNameFixed = false, rule = 'default' }: Props) {
  const [value, setValue] = useState<readonly UploadedFile[]>([]);
  const [client] = useState(createQueryClient);
  const change = (files: readonly UploadedFile[]): void => {
    changed(files);
    setValue(files);
  };
  return (
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <UploadField
          name={name}
          label="附件"
          rule={rule}
          maxFiles={maxFiles}
          isNameFixed={isNameFixed}
          value={value}
          onChange={change}
        />
      </MantineProvider>
    </QueryClientProvider>
  );
}
