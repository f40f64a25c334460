import { createContext, type ReactNode, useContext } from 'react';
import type { Zone } from './drop-zones.ts';
import type { OrganizationPlace } from '../organization-node.ts';
import type { OrganizationAction } from '../OrganizationMenu.tsx';

type Editor = { readonly id: string; readonly editor: ReactNode } | null;

/** What every row of the tree, however deep, shares with all others. */
export type TreeControls = {
  readonly open: ReadonlyMap<string, number>;
  /** Drawn in place of the name of an organisation that is being renamed. */
  readonly renaming: Editor;
  /** Drawn as the last row below the organisation that gets a new one. */
  readonly adding: Editor;
  /** The row that was moved by a key and must not lose the focus on its way. */
  readonly movedId: string | null;
  readonly dragged: OrganizationPlace | null;
  readonly onDrag: (place: OrganizationPlace | null) => void;
  readonly onDrop: (moved: OrganizationPlace, target: OrganizationPlace, zone: Zone) => void;
  readonly onAct: (place: OrganizationPlace, action: OrganizationAction) => void;
  readonly onOpen: (id: string, pages: number) => void;
  readonly onClose: (id: string) => void;
};

const TreeControlsContext = createContext<TreeControls | null>(null);
export const TreeControlsProvider = TreeControlsContext.Provider;

export function useTreeControls(): TreeControls {
  const controls = useContext(TreeControlsContext);
  if (!controls) throw new Error('a row stands outside the tree');
  return controls;
}
