/** What stands between a page and its camera while a delay is measured. Runs in the browser, before the page does. */
export function wearClock(): void {
  const size = { width: 320, height: 180 };
  const framesPerSecond = 15;
  /** Milliseconds of three days, each bit a square that survives its encoding. */
  const bits = 28;
  const cell = 10;
  const clockNow = (): number => Math.floor(performance.timeOrigin + performance.now()) % 2 ** bits;

  const contextOf = (): CanvasRenderingContext2D => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
    if (!context) throw new Error('no canvas here');
    return context;
  };

  function paint(context: CanvasRenderingContext2D): void {
    const now = clockNow();
    const told = Array.from({ length: bits }, (_, bit) => Math.floor(now / 2 ** bit) % 2 === 1);
    const marks = [...told, told.filter(Boolean).length % 2 === 1, true, false];
    marks.forEach((isLight, at) => {
      context.fillStyle = isLight ? '#fff' : '#000';
      context.fillRect(at * cell, size.height - 2 * cell, cell, 2 * cell);
    });
  }

  /** Null when the picture shows no clock. */
  function read(context: CanvasRenderingContext2D): number | null {
    const { data } = context.getImageData(0, size.height - cell, size.width, 1);
    const isLight = (at: number): boolean => (data[4 * (at * cell + cell / 2)] ?? 0) > 127;
    const found = Array.from({ length: bits }, (_, at) => isLight(at));
    const isWhole =
      isLight(bits + 1) && !isLight(bits + 2) && isLight(bits) === (found.filter(Boolean).length % 2 === 1);
    return isWhole ? found.reduce((sum, isOne, at) => sum + (isOne ? 2 ** at : 0), 0) : null;
  }

  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (!wanted?.video) return real(wanted);
    const context = contextOf();
    // A canvas that is nowhere in the page hands out no frames.
    context.canvas.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
    document.body.append(context.canvas);
    setInterval(() => {
      context.fillStyle = `hsl(${(performance.now() / 40) % 360} 60% 50%)`;
      context.fillRect(0, 0, size.width, size.height);
      paint(context);
    }, 1000 / framesPerSecond);
    return context.canvas.captureStream(framesPerSecond);
  };

  /** Delays of the frames of a video for some seconds, in milliseconds. */
  const watch = async (label: string, seconds: number): Promise<number[]> => {
    const video = document.querySelector(`video[aria-label="${label}"]`);
    if (!(video instanceof HTMLVideoElement)) throw new Error(`no video called ${label}`);
    const context = contextOf();
    const delays: number[] = [];
    const look = (): void => {
      context.drawImage(video, 0, 0, size.width, size.height);
      const clock = read(context);
      if (clock !== null) delays.push((clockNow() - clock + 2 ** bits) % 2 ** bits);
      video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    await new Promise((wake) => setTimeout(wake, seconds * 1000));
    return delays;
  };
  Object.assign(window, { watchClock: watch });
}
