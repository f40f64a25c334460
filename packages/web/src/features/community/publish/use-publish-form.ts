import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PublishDraft } from './publish-draft.ts';
import { usePublishErrors } from './use-publish-errors.ts';

/** What the form waits for before it is sent. */
export type BusyPart = 'cover' | 'pictures' | 'files';

type Form = {
  readonly kind: QuestionKind;
  readonly draft: PublishDraft;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly send: () => void;
};

const focusFirstWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** What stands at each field, and sending: once, however often it is pressed (D-026). */
export function usePublishForm({ kind, draft, error, isPending, send }: Form) {
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState<readonly BusyPart[]>([]);
  const { errorOf, hasProblems } = usePublishErrors({ draft, kind, isTried, error });
  const setPart = useCallback(
    (part: BusyPart) => (isBusy: boolean) =>
      setBusy((now) =>
        now.includes(part) === isBusy ? now : isBusy ? [...now, part] : now.filter((one) => one !== part),
      ),
    [],
  );
  const form = useRef<HTMLFormElement | null>(null);
  // What is refused may stand far above the button that was pressed.
  useEffect(() => {
    if (error) focusFirstWrong(form.current);
  }, [error]);
  // The same functions each time: parts tell of themselves in effects.
  const [onBusy] = useState(() => ({
    cover: setPart('cover'),
    pictures: setPart('pictures'),
    files: setPart('files'),
  }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    form.current = event.currentTarget;
    setIsTried(true);
    // Once it says so.
    if (hasProblems) requestAnimationFrame(() => focusFirstWrong(form.current));
    else if (!isPending && busy.length === 0) send();
  };
  return { errorOf, isTried, onBusy, isSending: isPending, isWaiting: busy.length > 0, submit };
}
