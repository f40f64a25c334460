/** LIVE-ENT-10, C-14: 0 and 4 are one external family, 3 is our own room. */
export const LiveSupplier = { external: 0, native: 3, externalNew: 4 } as const;
export type LiveSupplier = (typeof LiveSupplier)[keyof typeof LiveSupplier];
export const liveSuppliers = Object.values(LiveSupplier);

export const isExternal = (supplier: LiveSupplier): boolean => supplier !== LiveSupplier.native;

export const supplierOf = (text: string): LiveSupplier =>
  liveSuppliers.find((supplier) => String(supplier) === text.trim()) ?? LiveSupplier.native;
