type FrameQueue = { readonly ask: () => void; readonly flush: () => void; readonly cancel: () => void };

/** Many words may come within one frame of the screen; they are drawn together. */
export function frameQueue(draw: () => void): FrameQueue {
  let handle: number | null = null;
  const cancel = (): void => {
    if (handle !== null) cancelAnimationFrame(handle);
    handle = null;
  };
  const flush = (): void => {
    cancel();
    draw();
  };
  return {
    ask: () => {
      handle ??= requestAnimationFrame(flush);
    },
    flush,
    cancel,
  };
}
