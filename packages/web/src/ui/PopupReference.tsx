import { type Ref, useImperativeHandle } from 'react';

type Props = { element: HTMLElement; ref?: Ref<HTMLElement> };

/** Stands as the target of a popup beside an element that was on the page before the popup's code. Shows nothing itself. */
export function PopupReference({ element, ref }: Props) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
