type Stop = { readonly id: string; readonly second: number };

/** The first stop a film plays over between two moments; both of them belong to it. */
export const stopBetween = <One extends Stop>(stops: readonly One[], from: number, to: number): One | undefined =>
  stops.filter(({ second }) => from <= second && second <= to).toSorted((one, other) => one.second - other.second)[0];
