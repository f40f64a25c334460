/** A key frame is many times a picture: who joins together shares one. */
const keyFrameMs = 300;

/** Asks at once, then at most once in a while; nobody who asked is forgotten. */
export function keyFrameAsker(ask: () => void) {
  let askedAt = 0;
  let later: NodeJS.Timeout | null = null;
  const now = (): void => {
    later = null;
    askedAt = Date.now();
    ask();
  };
  return {
    want: (): void => {
      if (later) return;
      const wait = askedAt + keyFrameMs - Date.now();
      if (wait <= 0) now();
      else later = setTimeout(now, wait);
    },
    stop: (): void => {
      if (later) clearTimeout(later);
    },
  };
}
