type Offered = {
  readonly price: number | string;
  readonly stock: number | null;
  readonly perPerson: number | null;
  readonly ownNum: number;
};

/** The reason somebody with so many points cannot order it; null: they can. */
export function orderObstacle(
  { price, stock, perPerson, ownNum }: Offered,
  integral: number | string,
): 'sold-out' | 'full' | 'short' | null {
  if (stock === 0) return 'sold-out';
  if (perPerson !== null && ownNum >= perPerson) return 'full';
  return BigInt(integral) < BigInt(price) ? 'short' : null;
}
