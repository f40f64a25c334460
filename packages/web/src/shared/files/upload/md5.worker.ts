import { md5Of } from './md5-of.ts';

// The policy of our pages compiles nothing; that of a worker does.
self.addEventListener('message', ({ data, ports: [reply] }: MessageEvent<Blob>) => {
  const post = (md5: string | null): void => reply?.postMessage(md5, []);
  md5Of(data).then(post, () => post(null));
});
