type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } };
type ResultEvent = { readonly resultIndex: number; readonly results: ArrayLike<Result> };
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  start: () => void;
  abort: () => void;
};
type Speaking = {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
};

// In no list of types yet: browsers disagree about it.
const recognitionOf = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Speaking;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
};

export const canListen = (): boolean => recognitionOf() !== null;

type On = { readonly text: (text: string, isFinal: boolean) => void; readonly ended: () => void };

/** What is said into the microphone, in writing, by the browser itself. Returns how to stop it. */
export function listen(locale: string, on: On): () => void {
  const Made = recognitionOf();
  if (!Made) return on.ended;
  const recognition = new Made();
  let isWanted = true;
  Object.assign(recognition, {
    lang: locale,
    continuous: true,
    interimResults: true,
    onresult: ({ resultIndex, results }: ResultEvent) => {
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (result) on.text(result[0].transcript.trim(), result.isFinal);
      }
    },
    // Browsers stop listening after a silence; whoever wants captions wants them after it too.
    onend: () => (isWanted ? recognition.start() : on.ended()),
    onerror: ({ error }: { error: string }) => {
      if (error !== 'no-speech' && error !== 'aborted') isWanted = false;
    },
  });
  recognition.start();
  return () => {
    isWanted = false;
    // Not `stop`: that hands over what is being said at this moment.
    recognition.abort();
  };
}
