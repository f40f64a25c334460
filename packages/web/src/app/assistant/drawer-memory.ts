import { cacheSlot } from '../../lib/storage.ts';

/** In this tab only: a reload and every other page find the drawer as it was; another person does not (D-030). */
const slot = cacheSlot('assistant.drawer');

export type Drawer = { readonly isOpen: boolean; readonly sessionId: string | null };

const closedDrawer: Drawer = { isOpen: false, sessionId: null };

export function readDrawer(): Drawer {
  const text = slot.read();
  if (text === null) return closedDrawer;
  const [open, sessionId = ''] = text.split(' ');
  return { isOpen: open === 'open', sessionId: sessionId || null };
}

export const saveDrawer = ({ isOpen, sessionId }: Drawer): void =>
  slot.write(`${isOpen ? 'open' : 'closed'} ${sessionId ?? ''}`);
