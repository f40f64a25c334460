import { Activity, type ComponentType, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { RouteValues, type RouteValuesOf } from '../lib/route-values.ts';
import { useSession } from '../lib/session.ts';

type CachedPage = {
  readonly Page: ComponentType;
  readonly values: RouteValuesOf;
  readonly isShown: boolean;
  /** The page lives in a node of its own, which is hung where its route stands and taken down when it is left. */
  readonly node: HTMLElement;
};

const useKept = create<Readonly<Record<string, CachedPage>>>(() => ({}));

function keep(name: string, shown: Pick<CachedPage, 'Page' | 'values'>): HTMLElement {
  const node = useKept.getState()[name]?.node ?? document.createElement('div');
  useKept.setState({ [name]: { ...shown, node, isShown: true } });
  return node;
}

function hide(name: string): void {
  const kept = useKept.getState()[name];
  if (kept) useKept.setState({ [name]: { ...kept, isShown: false } });
}

// The next person must not find the page the last one left.
useSession.subscribe((now, before) => {
  if (now.currentUser?.id !== before.currentUser?.id) useKept.setState({}, true);
});

type SlotProps = { readonly name: string; readonly Page: ComponentType; readonly values: RouteValuesOf };

/** Stands in the route of a kept page and shows it there (ROUTE-37). */
export function KeptSlot({ name, Page, values }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = keep(name, { Page, values });
    place.current?.append(node);
  }, [name, Page, values]);
  useLayoutEffect(() => () => hide(name), [name]);
  return <div ref={place} />;
}

/** Always mounted above the routes: what is left stays here, out of sight and without effects, until it is returned to. */
export function KeptPages() {
  const pages = useKept();
  return Object.entries(pages).map(([name, { Page, values, isShown, node }]) => (
    <Activity key={name} mode={isShown ? 'visible' : 'hidden'}>
      {createPortal(
        <RouteValues value={values}>
          <Page />
        </RouteValues>,
        node,
      )}
    </Activity>
  ));
}
