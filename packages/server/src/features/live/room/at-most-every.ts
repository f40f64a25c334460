type Wait = { readonly timer: NodeJS.Timeout; isAsked: boolean };

/**
 * Work under a name, at once and then at most every so often, however often it is asked for. The last wish is always
 * fulfilled: what is shown ends up true.
 */
export function atMostEvery(ms: number) {
  const waits = new Map<string, Wait>();

  function ask(name: string, work: () => void): void {
    const wait = waits.get(name);
    if (wait) {
      wait.isAsked = true;
      return;
    }
    const done = (): void => {
      const isAsked = waits.get(name)?.isAsked;
      waits.delete(name);
      if (isAsked) ask(name, work);
    };
    waits.set(name, { timer: setTimeout(done, ms), isAsked: false });
    work();
  }

  return {
    ask,
    close: (): void => {
      for (const { timer } of waits.values()) clearTimeout(timer);
      waits.clear();
    },
  };
}
