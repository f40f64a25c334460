import { readdirSync, readFileSync } from 'node:fs';

const field = (text: string, at: number): number => Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[at]);

let known: { readonly postmaster: number; readonly backends: readonly string[]; readonly readAt: number } | undefined;

/** The processes of a database; looked for again after a second, because connections come and go. */
function backendsOf(postmaster: number): readonly string[] {
  if (known?.postmaster === postmaster && performance.now() - known.readAt < 1_000) return known.backends;
  const backends = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return field(readFileSync(`/proc/${name}/stat`, 'utf8'), 1) === postmaster;
    } catch {
      return false;
    }
  });
  known = { postmaster, backends, readAt: performance.now() };
  return backends;
}

/** Milliseconds of processor this process and a database have used; on other systems than Linux this process alone. */
export function processorOf(postmaster: number): number {
  const { user, system } = process.cpuUsage();
  let used = (user + system) / 1_000;
  if (process.platform !== 'linux') return used;
  for (const backend of backendsOf(postmaster)) {
    try {
      used += Number(readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      // It ended meanwhile.
    }
  }
  return used;
}
