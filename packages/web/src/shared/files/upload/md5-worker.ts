let hired: Worker | null = null;

function hire(): Worker {
  const worker = new Worker(new URL('md5.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    if (hired === worker) hired = null;
  });
  return worker;
}

/** The MD5 of a part, worked out beside the page; null when it cannot be had. */
export function md5InWorker(bytes: Blob): Promise<string | null> {
  hired ??= hire();
  const worker = hired;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (md5: string | null): void => {
      port1.close();
      worker.removeEventListener('error', fail);
      resolve(md5);
    };
    const fail = (): void => end(null);
    worker.addEventListener('error', fail);
    port1.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(data));
    port1.start();
    worker.postMessage(bytes, [port2]);
  });
}
