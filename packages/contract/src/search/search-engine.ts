/** The engines that find documents; who may see them is decided by the database in either case. */
export const searchEngines = ['postgres', 'opensearch'] as const;

/** An engine beside the database: whole and asked; filled for the first time or anew; too far behind; not answering. */
export const engineStates = ['ready', 'filling', 'behind', 'down'] as const;
export type EngineState = (typeof engineStates)[number];
