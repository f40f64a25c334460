import { useRef, useState } from 'react';

type Shown = { readonly isOn: boolean; readonly count: number };
type Props = Shown & { readonly save: (isOn: boolean) => Promise<Shown> };

const turned = (known: Shown, isOn: boolean): Shown =>
  known.isOn === isOn ? known : { isOn, count: Math.max(0, known.count + (isOn ? 1 : -1)) };

/**
 * Something one belongs to or not: changed before the server has answered, and changed back when it refuses. However
 * quickly it is pressed, it ends as it was pressed last. For one thing only: whoever shows another one keys it.
 */
export function useCountedSwitch({ isOn, count, save }: Props) {
  const mark = `${isOn} ${count}`;
  const [read, setRead] = useState(mark);
  const [known, setKnown] = useState<Shown>({ isOn, count });
  const [wished, setWished] = useState<boolean | null>(null);
  const last = useRef<boolean | null>(null);
  // What was read anew is truer than what was answered before; what is still on its way stays on top of it.
  if (read !== mark) {
    setRead(mark);
    setKnown({ isOn, count });
  }
  const shown = wished === null ? known : turned(known, wished);
  const saveLast = async (wanted: boolean): Promise<void> => {
    const now = await save(wanted).catch(() => null);
    if (now) setKnown(now);
    // One after the other: two on their way at once may arrive in the other order.
    if (last.current !== null && last.current !== wanted) return saveLast(last.current);
    last.current = null;
    setWished(null);
  };
  const toggle = (): void => {
    const isBusy = last.current !== null;
    const wanted = !(last.current ?? shown.isOn);
    last.current = wanted;
    setWished(wanted);
    if (!isBusy) void saveLast(wanted);
  };
  return { ...shown, toggle };
}
