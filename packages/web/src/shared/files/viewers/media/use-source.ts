import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attached, attachSource, type Quality, type SourceKind } from './attach-source.ts';
import type { ViewerFailure } from '../viewer-failure.ts';
import { resumeAt } from './media-time.ts';

type Options = {
  readonly kind: SourceKind;
  readonly address: () => Promise<string>;
  readonly position: number | undefined;
};

export type Source = {
  /** Why it does not play; null while it does. */
  readonly failure: ViewerFailure | null;
  readonly retry: () => void;
  readonly qualities: readonly Quality[];
  readonly quality: number;
  readonly chooseQuality: (index: number) => void;
  /** Where it went on, to be told once; null when it began at the start. */
  readonly resumedAt: number | null;
  readonly forgetResumed: () => void;
};

/** Connects an element with its file: begins where one stopped, and after a failure where it broke off. */
export function useSource(element: HTMLMediaElement | null, { kind, address, position }: Options): Source {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ViewerFailure | null>(null);
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, setQuality] = useState(-1);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const attached = useRef<Attached | null>(null);
  const wanted = useRef(position);
  const currentAddress = useEffectEvent(() => address());
  useEffect(() => {
    if (!element) return undefined;
    const resume = (): void => {
      const at = resumeAt(wanted.current, element.duration);
      wanted.current = undefined;
      if (at === null) return;
      element.currentTime = at;
      setResumedAt(at);
    };
    element.addEventListener('loadedmetadata', resume, { once: true });
    attached.current = attachSource({
      element,
      kind,
      address: () => currentAddress(),
      onQualities: setQualities,
      onFailure: (cause) => {
        wanted.current = element.currentTime || wanted.current;
        setFailure(cause);
      },
    });
    return () => {
      element.removeEventListener('loadedmetadata', resume);
      attached.current?.detach();
    };
  }, [element, kind, attempt]);
  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((before) => before + 1);
  }, []);
  const chooseQuality = (index: number): void => {
    setQuality(index);
    attached.current?.chooseQuality(index);
  };
  const forgetResumed = useCallback(() => setResumedAt(null), []);
  return { failure, retry, qualities, quality, chooseQuality, resumedAt, forgetResumed };
}
