import { hash, verify } from '@node-rs/argon2';

/** OWASP's profile for argon2id, the library's default kind: 19 MiB, two passes, one lane; about 15 ms off the main thread. */
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = owaspCost;

/** For tests, which hash thousands. A hash names what it cost: those of the product are checked at their own price. */
export function setPasswordCost(next: typeof owaspCost): void {
  cost = next;
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Somebody without a password costs as much time as a wrong one, so that accounts cannot be guessed by the clock. */
let decoy: Promise<string> | null = null;

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
