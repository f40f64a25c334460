import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { firstLoads, frameChunk, frameParts } from './first-load.ts';

const root = join(import.meta.dirname, '..');

/** What opens over any page: fetched together by whoever opens the first. */
const popupParts = [
  'src/app/frame/AccountDropdown.tsx',
  'src/app/frame/CreateDropdown.tsx',
  'src/app/frame/NoticeDropdown.tsx',
  'src/shared/people/ColleaguePopup.tsx',
];

/** Below this many pages a shared module stays where the bundler puts it: higher asks often, lower brings much unused. */
const minimumSharers = 6;

/** An icon is smaller than the headers of its request: those that fewer pages share come in one chunk. */
const iconSharers = 4;
const icon = /\/lucide-react\/dist\/esm\/icons\//;

type Chunk = Rolldown.OutputChunk;

const idOf = (part: string): string => join(root, part).replaceAll('\\', '/');

/** The modules of some parts and of all they import. A part without a chunk is an error: it would be planned for in vain. */
function modulesOf(chunks: readonly Chunk[], parts: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const part of parts) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === idOf(part));
    if (!chunk) throw new Error(`${part} is not a chunk of the build`);
    visit(chunk);
  }
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
}

/** What the bundler makes by itself: the only place that knows what is left of a module once the unused is dropped. */
async function naturalChunks(plugins: PluginOption[], options: Rolldown.RolldownOptions): Promise<Chunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, target: 'es2023', rolldownOptions: options },
  });
  // Neither watching nor several outputs are asked for.
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/**
 * The chunk of each module of a first load. Every set here holds all that its modules import, so chunks never import
 * each other in a circle. Lazy parts keep chunks of their own
 * (SHELL-03), but for those of the frame.
 */
function planOf(chunks: readonly Chunk[]): Map<string, string> {
  const start = modulesOf(chunks, ['index.html']);
  const login = modulesOf(chunks, firstLoads.login.parts);
  const home = modulesOf(chunks, firstLoads.home.parts);
  const popups = modulesOf(chunks, popupParts);
  const isApart = ({ isDynamicEntry, facadeModuleId }: Chunk) =>
    isDynamicEntry && !frameParts.some((part) => facadeModuleId === idOf(part));
  const apart = new Set(chunks.filter(isApart).flatMap(({ moduleIds }) => moduleIds));
  const chunkOf = (id: string): string => {
    // Apart: it changes with a dependency only, and stays in caches over releases.
    if (start.has(id)) return id.includes('/node_modules/') ? 'framework' : 'start';
    if (login.has(id)) return home.has(id) ? 'entrance' : 'sign-in';
    return home.has(id) ? frameChunk : 'popups';
  };
  const shared = [...start, ...login, ...home, ...popups].filter((id) => start.has(id) || !apart.has(id));
  return new Map(shared.map((id) => [id, chunkOf(id)]));
}

/**
 * Left alone the bundler gives every set of pages that share something a chunk of its own: fifty on home, most of them
 * smaller than the headers they come with. This builds once without writing, looks what the first pages need, and
 * groups that.
 */
export function fewChunks(plugins: () => PluginOption[], options: Rolldown.RolldownOptions): Plugin {
  return {
    name: 'shuyuan:few-chunks',
    apply: 'build',
    async config() {
      const plan = planOf(await naturalChunks(plugins(), options));
      const groups: Rolldown.CodeSplittingGroup[] = [
        {
          debugName: 'first loads',
          name: (id) => plan.get(id) ?? null,
          includeDependenciesRecursively: false,
          priority: 2,
        },
        {
          name: 'parts',
          test: (id) => !plan.has(id),
          minShareCount: minimumSharers,
          // A viewer counts for more pages than the module that loads it: apart they would import each other in a circle.
          includeDependenciesRecursively: true,
          priority: 1,
        },
        {
          name: 'icons',
          test: (id) => !plan.has(id) && icon.test(id),
          minShareCount: iconSharers,
          includeDependenciesRecursively: false,
          priority: 0,
        },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
