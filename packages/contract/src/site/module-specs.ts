/** The matter an administrator fills a module with. */
type Content = 'slides' | 'links' | 'text' | null;

type ModuleSpec = {
  /** How wide it stands on a desk: over both columns, in one of them, or at the side. */
  readonly width: 'wide' | 'half' | 'side' | 'tall';
  readonly content: Content;
  /** The lists it may show; the first is meant where none is chosen. None: there is nothing to choose. */
  readonly sources: readonly ModuleSource[];
  /** How many it shows where nobody says, and at most; null: that is its own matter. */
  readonly counts: { readonly initial: number; readonly max: number } | null;
  /** May stand on an article, which visitors read: what asks the server for anything a member has may not. */
  readonly isForVisitors: boolean;
};

const own = { content: null, sources: [], counts: null, isForVisitors: false } as const;
const list = (initial: number, sources: readonly ModuleSource[] = []) =>
  ({ content: null, sources, counts: { initial, max: 12 }, isForVisitors: false }) as const;

/** D-186: everything a page can be made of. */
export const moduleSpecs = {
  welcome: { ...own, width: 'wide' },
  banner: { width: 'wide', content: 'slides', sources: [], counts: null, isForVisitors: true },
  live: { ...own, width: 'wide' },
  tasks: { ...own, width: 'side' },
  continue: { ...own, width: 'wide' },
  questions: { ...own, width: 'half' },
  community: { ...own, width: 'half' },
  people: { ...own, width: 'tall' },
  courses: { ...list(4, ['newest', 'begun']), width: 'wide' },
  subjects: { ...list(4), width: 'wide' },
  recommended: { ...list(4), width: 'wide' },
  paths: { ...list(4), width: 'half' },
  experts: { ...list(4), width: 'half' },
  circles: { ...list(4, ['hot', 'recommended', 'mine']), width: 'half' },
  text: { width: 'wide', content: 'text', sources: [], counts: null, isForVisitors: true },
  links: { width: 'half', content: 'links', sources: [], counts: null, isForVisitors: true },
} as const satisfies Record<string, ModuleSpec>;

export type ModuleSource = 'newest' | 'begun' | 'mine' | 'hot' | 'recommended';
export type ModuleKind = keyof typeof moduleSpecs;
export const moduleKinds = Object.keys(moduleSpecs) as ModuleKind[];
export const isModuleKind = (value: unknown): value is ModuleKind =>
  typeof value === 'string' && Object.hasOwn(moduleSpecs, value);
/** Without the literals of the table: for code that treats all kinds alike. */
export const specOf = (kind: ModuleKind): ModuleSpec => moduleSpecs[kind];
