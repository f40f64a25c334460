type Waiting = { readonly name: string; readonly isShared: boolean; readonly start: () => Promise<void> };

/** The locks of a browser, as far as uploads use them; `elsewhere` is another page. */
export function fakeLocks() {
  const held: { name: string; isShared: boolean }[] = [];
  const waiting: Waiting[] = [];
  const letIn = (): void => {
    for (const one of waiting.slice()) {
      const others = held.filter(({ name }) => name === one.name);
      if (others.length > 0 && !(one.isShared && others.every(({ isShared }) => isShared))) continue;
      waiting.splice(waiting.indexOf(one), 1);
      void one.start();
    }
  };
  function request(name: string, options: LockOptions, work: () => unknown): Promise<void> {
    return new Promise((done, fail) => {
      const isShared = options.mode === 'shared';
      const start = async (): Promise<void> => {
        const lock = { name, isShared };
        held.push(lock);
        await work();
        held.splice(held.indexOf(lock), 1);
        done();
        letIn();
      };
      const one = { name, isShared, start };
      waiting.push(one);
      options.signal?.addEventListener('abort', () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        fail(new DOMException('stopped', 'AbortError'));
      });
      letIn();
    });
  }
  const query = async () => ({ held: held.map(({ name }) => ({ name })), pending: [] });
  return {
    manager: { request, query },
    names: () => held.map(({ name }) => name),
    elsewhere: (uploadId: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void request(`shuyuan.upload.${uploadId}`, { mode: 'shared' }, () => promise);
      return resolve;
    },
  };
}
