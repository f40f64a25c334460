import { cloneElement, type ComponentType, type HTMLAttributes, type ReactElement, type Ref, useState } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { presentError } from '../../lib/present-error.ts';

export type TargetButton = ReactElement<HTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>;
export type Opened = ComponentType<{ target: TargetButton }>;

type Props = { name: string; popup: 'menu' | 'dialog'; target: TargetButton; load: () => Promise<Opened> };

/**
 * A button whose menu is fetched by whoever is about to press it: most visits open none, and menus with what places
 * them are 30 kB of a first load. The button is exchanged on the press only: earlier, a press that has begun would
 * lose its end.
 */
export function OpensLater({ name, popup, target, load }: Props) {
  const [Part, setPart] = useState<Opened | null>(null);
  if (Part) return <Part target={target} />;
  const fetch = () => void load().catch(() => undefined);
  const open = () => void orReloadOnce(name, load()).then((part) => setPart(() => part), presentError);
  const waiting = { 'aria-haspopup': popup, 'aria-expanded': false, onPointerEnter: fetch, onFocus: fetch };
  return cloneElement(target, { ...waiting, onClick: open });
}
