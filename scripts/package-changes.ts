type Packages = Readonly<Record<string, unknown>>;
/** The parts of `package.json` and `package-lock.json` that are read here. */
type PackageFile = {
  readonly packages?: Packages;
  readonly dependencies?: Packages;
  readonly devDependencies?: Packages;
  readonly optionalDependencies?: Packages;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasAll = (before: Packages = {}, after: Packages = {}): boolean =>
  Object.entries(before).every(([name, value]) => isSame(value, after[name]));

/** Without the packages: names, scripts, what is exported. */
const restOf = ({
  packages: _1,
  dependencies: _2,
  devDependencies: _3,
  optionalDependencies: _4,
  ...rest
}: PackageFile) => rest;

/** The lock repeats the `package.json` of each part of this repository. */
const isOwn = (path: string): boolean => !path.includes('node_modules/') || path.startsWith('node_modules/@shuyuan/');

const withoutOwn = (packages: Packages = {}): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => !isOwn(path)));

/** True where packages were added and all others stayed: whatever uses a new one is a changed file itself. */
export function onlyAddsPackages(before: PackageFile, after: PackageFile): boolean {
  return (
    isSame(restOf(before), restOf(after)) &&
    hasAll(before.dependencies, after.dependencies) &&
    hasAll(before.devDependencies, after.devDependencies) &&
    hasAll(before.optionalDependencies, after.optionalDependencies) &&
    hasAll(withoutOwn(before.packages), withoutOwn(after.packages))
  );
}
