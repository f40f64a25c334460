import { useState } from 'react';

type Shown = { readonly isOn: boolean; readonly count: number };
type Props = Shown & {
  /** Which thing it is about: another one begins anew. */
  readonly id: string;
  readonly save: (isOn: boolean) => Promise<Shown>;
};

/** Something one belongs to or not: changed before the server has answered, and changed back when it refuses. */
export function useCountedSwitch({ id, isOn, count, save }: Props) {
  const mark = `${id} ${isOn} ${count}`;
  const [read, setRead] = useState(mark);
  const [shown, setShown] = useState<Shown>({ isOn, count });
  const [isSaving, setIsSaving] = useState(false);
  // What was read anew is truer than what was pressed before.
  if (read !== mark) {
    setRead(mark);
    setShown({ isOn, count });
  }
  const toggle = (): void => {
    if (isSaving) return;
    setIsSaving(true);
    const will = !shown.isOn;
    setShown({ isOn: will, count: Math.max(0, shown.count + (will ? 1 : -1)) });
    save(will)
      .then(setShown, () => setShown(shown))
      .finally(() => setIsSaving(false));
  };
  return { ...shown, toggle };
}
