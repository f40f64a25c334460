import type { SourceKind } from '@shuyuan/contract/auth/sign-in-sources';
import { useState } from 'react';
import { AddSource } from './AddSource.tsx';
import { PolicyPanel } from '../PolicyPanel.tsx';
import { RemoveSource } from './RemoveSource.tsx';
import type { Source } from './source-form.ts';
import { SourceDialog } from './SourceDialog.tsx';
import { SourceList } from './SourceList.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

type Open =
  | { readonly dialog: 'edit'; readonly source: Source | null; readonly kind: SourceKind }
  | { readonly dialog: 'remove'; readonly source: Source };

/** The ways in beside a password, and whether passwords are one. */
export function SourcesTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack>
      <AddSource onAdd={(kind) => setOpen({ dialog: 'edit', source: null, kind })} />
      <SourceList
        onEdit={(source) => setOpen({ dialog: 'edit', source, kind: source.kind })}
        onRemove={(source) => setOpen({ dialog: 'remove', source })}
      />
      <PolicyPanel />
      {open?.dialog === 'edit' && <SourceDialog source={open.source} kind={open.kind} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveSource source={open.source} onClose={close} />}
    </Stack>
  );
}
