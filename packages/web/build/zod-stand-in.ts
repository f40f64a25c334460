type Inert = ((...args: unknown[]) => Inert) & { readonly [key: PropertyKey]: Inert };

/**
 * Takes the place of zod in the client. Wires build their schemas when they are loaded and the client never asks one to
 * validate, so anything that can be read, called or spread without effect will do. `then` is absent: an awaited
 * stand-in would otherwise never settle.
 */
function inert(): Inert {
  const self: Inert = new Proxy((() => undefined) as unknown as Inert, {
    get: (_target, key) => {
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      return self;
    },
    apply: () => self,
  });
  return self;
}

export const z = inert();
