import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Reads, Tx } from '../db.ts';

type DeviceUse = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly device: string;
  readonly userAgent: string;
  readonly address: string;
  readonly at: Date;
};

/** What one person has at hand, and what one browser that throws its cookies away may fill of that. */
const maxDevices = 20;
const maxAlike = 3;

const hashOfDevice = (device: string): Buffer => createHash('sha256').update(device).digest();

/** Whether the owner of this account has signed in with this browser. */
export async function isKnownDevice(read: Reads, account: string, device: string): Promise<boolean> {
  const found = await read
    .selectFrom('knownDevice')
    .innerJoin('member', 'member.id', 'knownDevice.memberId')
    .select('member.id')
    .where(sql`lower(member.account)`, '=', account.toLowerCase())
    .where('deviceHash', '=', hashOfDevice(device))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Remembers the browser somebody signed in with. True where it is a new one: neither its cookie nor its program and
 * address were seen before, and it is not the first of all.
 */
export async function saveDevice(tx: Tx, { device, at, ...use }: DeviceUse): Promise<boolean> {
  const deviceHash = hashOfDevice(device);
  const { total, alike } = await tx
    .selectFrom('knownDevice')
    .select((eb) => [
      eb.fn.countAll<bigint>().as('total'),
      eb.fn
        .countAll<bigint>()
        .filterWhere(
          eb.or([
            eb('deviceHash', '=', deviceHash),
            eb.and([eb('userAgent', '=', use.userAgent), eb('address', '=', use.address)]),
          ]),
        )
        .as('alike'),
    ])
    .where('memberId', '=', use.memberId)
    .executeTakeFirstOrThrow();
  const seen = { userAgent: use.userAgent, address: use.address, lastUsedAt: at };
  await tx
    .insertInto('knownDevice')
    .values({ ...use, ...seen, deviceHash, createdAt: at })
    .onConflict((conflict) => conflict.columns(['memberId', 'deviceHash']).doUpdateSet(seen))
    .execute();
  if (total >= BigInt(maxAlike)) await deleteSurplus(tx, use.memberId);
  return total > 0n && alike === 0n;
}

async function deleteSurplus(tx: Tx, memberId: string): Promise<void> {
  await sql`
    delete from known_device where member_id = ${memberId} and device_hash in (
      select device_hash from (
        select device_hash,
          row_number() over (order by last_used_at desc) as place,
          row_number() over (partition by user_agent, address order by last_used_at desc) as place_alike
        from known_device where member_id = ${memberId}) as ranked
      where place > ${maxDevices} or place_alike > ${maxAlike})`.execute(tx);
}

/** Whoever knew the old password may have made their browser a known one; `but` is the one that stays. */
export async function deleteDevicesOf(tx: Tx, memberId: string, but: string | null): Promise<void> {
  await tx
    .deleteFrom('knownDevice')
    .where('memberId', '=', memberId)
    .$if(but !== null, (query) => query.where('deviceHash', '<>', hashOfDevice(but ?? '')))
    .execute();
}

export async function deleteDevicesUnusedSince(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('knownDevice').where('lastUsedAt', '<', time).execute();
}
