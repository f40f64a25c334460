import { useElementSize } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  fitWidth,
  type Layout,
  layOutPages,
  nextZoom,
  pageRead,
  pagesToDraw,
  type PagePosition,
  placeAt,
  type Size,
  topOf,
  type View,
} from './page-layout.ts';

export type Sheets = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly measure: (element: HTMLDivElement | null) => void;
  readonly layout: Layout;
  readonly scale: number;
  readonly isFitted: boolean;
  readonly room: number;
  readonly read: number;
  readonly drawn: readonly number[];
  readonly onScroll: () => void;
  readonly onSize: (number: number, size: Size) => void;
  readonly goTo: (place: PagePosition) => void;
  readonly zoom: (direction: 1 | -1 | 0) => void;
};

type Options = { readonly count: number; readonly firstSize: Size; readonly begin: number };

/** Where the sheets lie, which of them are drawn, and the place one reads, which nothing but scrolling moves. */
export function useSheets({ count, firstSize, begin }: Options): Sheets {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width: room, height } = useElementSize<HTMLDivElement>();
  const [known, setKnown] = useState<ReadonlyMap<number, Size>>(new Map());
  const [chosen, setChosen] = useState<number | null>(null);
  const [top, setTop] = useState(0);
  const place = useRef<PagePosition>({ page: begin, fraction: 0 });
  const scale = chosen ?? fitWidth(firstSize, room || firstSize.width);
  const layout = useMemo(() => {
    const sizes = Array.from({ length: count }, (_, index) => known.get(index + 1) ?? firstSize);
    return layOutPages(sizes, scale);
  }, [count, firstSize, known, scale]);

  const goTo = (wanted: PagePosition): void => {
    place.current = wanted;
    if (scroller.current) scroller.current.scrollTop = topOf(layout, wanted);
  };
  // Another scale, a page that turned out larger, a turned phone: the same words stay under the eye.
  useLayoutEffect(() => {
    if (scroller.current && room > 0) scroller.current.scrollTop = topOf(layout, place.current);
  }, [layout, room]);
  const onScroll = (): void => {
    const now = scroller.current?.scrollTop ?? 0;
    setTop(now);
    place.current = placeAt(layout, now);
  };
  const view: View = { top, height: height || 600 };
  const { first, last } = pagesToDraw(layout, view);
  return {
    scroller,
    measure: (element) => {
      scroller.current = element;
      measured(element);
    },
    layout,
    scale,
    isFitted: chosen === null,
    room,
    read: pageRead(layout, view),
    drawn: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    onScroll,
    onSize: (number, { width, height: tall }) =>
      setKnown((before) => {
        const old = before.get(number) ?? firstSize;
        return old.width === width && old.height === tall
          ? before
          : new Map(before).set(number, { width, height: tall });
      }),
    goTo,
    zoom: (direction) => setChosen(direction === 0 ? null : nextZoom(scale, direction)),
  };
}
