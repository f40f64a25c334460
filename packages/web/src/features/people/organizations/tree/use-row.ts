import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type Zone, zoneAt } from './drop-zones.ts';
import type { OrganizationPlace } from '../organization-node.ts';
import { useTreeControls } from './tree-controls.ts';

/** What a row does while another is dragged over it. */
export function useDropTarget(place: OrganizationPlace) {
  const { dragged, onDrag, onDrop } = useTreeControls();
  const [zone, setZone] = useState<Zone | null>(null);
  const over = (event: DragEvent) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const next = dragged && zoneAt(dragged, place, (event.clientY - top) / height);
    if (next) event.preventDefault();
    setZone(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged && zone) onDrop(dragged, place, zone);
    setZone(null);
    onDrag(null);
  };
  return {
    'data-over': zone ?? undefined,
    onDragOver: over,
    onDragLeave: () => setZone(null),
    onDrop: drop,
  };
}

/** A row that changed its place is another element for the browser, and focus would fall to the top of the page. */
export function useKeptFocus(place: OrganizationPlace) {
  const { movedId } = useTreeControls();
  const button = useRef<HTMLButtonElement>(null);
  const isMoved = movedId === place.node.id;
  useEffect(() => {
    // Whoever has gone on meanwhile, into a menu for instance, is not called back.
    if (isMoved && document.activeElement === document.body) button.current?.focus();
  }, [isMoved, place.previousId]);
  return button;
}
