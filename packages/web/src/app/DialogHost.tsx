import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { type DialogName, type DialogRequest, setDialogHost } from '../lib/dialogs.ts';
import { orReloadOnce } from '../lib/load-chunk.ts';
import { currentVisit } from '../lib/page-visits.ts';
import { presentError } from '../lib/present-error.ts';
import type { DialogProps } from './dialog-props.ts';
import { admit, dialogTable } from './dialog-table.ts';

type Shown = {
  /** Each opening is a new dialog: nothing typed into the last one is found in it. */
  readonly key: number;
  readonly Dialog: ComponentType<DialogProps>;
  readonly props: DialogRequest['props'];
  readonly isOpen: boolean;
};

const loaded = new Map<unknown, ComponentType<DialogProps>>();

function dialogFor(name: DialogName): ComponentType<DialogProps> | null {
  const load = dialogTable[name];
  if (!load) return null;
  const found = loaded.get(load) ?? lazy(() => orReloadOnce(name, load()).then(({ Dialog }) => ({ default: Dialog })));
  loaded.set(load, found);
  return found;
}

let openings = 0;

/** What to show for a request; null when it leads elsewhere. */
async function answerTo(asked: DialogRequest): Promise<Shown | null> {
  const request = await admit(asked);
  const Dialog = request && dialogFor(request.name);
  openings += 1;
  return Dialog && { key: openings, Dialog, props: request.props, isOpen: true };
}

/**
 * SHELL-19: one host for all dialogs that can be opened from anywhere; each closes with the page it was opened on
 * (`ui/Dialog.tsx`). Its Suspense boundary is always mounted and opening is a transition: a boundary
 * that appears together with the dialog would hold it back by 300 ms.
 */
export function DialogHost() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(
    () =>
      setDialogHost((asked) => {
        const visit = currentVisit();
        answerTo(asked).then(
          // Whoever went on while it was asked for does not find it above another page.
          (answer) => answer && visit === currentVisit() && startTransition(() => setShown(answer)),
          (error: unknown) => presentError(error),
        );
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {shown && (
        <shown.Dialog
          key={shown.key}
          request={shown.props}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </Suspense>
  );
}
