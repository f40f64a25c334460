export type VersionAccess = {
  readonly isManager: boolean;
  /** The author lets readers open what was before. */
  readonly showsVersions: boolean;
};

/** Everybody an item is for reads its current version; older ones its managers, and readers where the author allows it. */
export const canReadVersion = (isCurrent: boolean, { isManager, showsVersions }: VersionAccess): boolean =>
  isCurrent || isManager || showsVersions;
