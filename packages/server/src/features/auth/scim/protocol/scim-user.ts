import { z } from 'zod';
import type { ScimMember } from '../scim.store.ts';
import { ScimError } from './scim-error.ts';
import { enterpriseSchema, isObject, type Json, userSchema } from './scim-patch.ts';

const optional = (max: number) => z.string().trim().max(max).nullish();
/** Entra's older form writes the texts "True" and "False". */
const flag = z.union([z.boolean(), z.string().transform((text) => text.toLowerCase() === 'true')]);
const valued = z.array(
  z.object({ value: optional(254), type: optional(40), primary: flag.nullish().catch(null) }).nullable(),
);

/** What we take of a user; whatever else is sent is not kept. Passwords are not taken: these people sign in elsewhere. */
const userBody = z.object({
  userName: z.string().trim().min(1).max(100),
  externalId: optional(200),
  displayName: optional(100),
  title: optional(200),
  name: z.object({ formatted: optional(200), givenName: optional(100), familyName: optional(100) }).nullish(),
  emails: valued.nullish(),
  phoneNumbers: valued.nullish(),
  active: flag.nullish(),
  [enterpriseSchema]: z.object({ employeeNumber: z.union([optional(60), z.number()]) }).nullish(),
});

export type UserInput = {
  readonly account: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly employeeNumber: string | null;
  readonly isActive: boolean;
  readonly externalId: string | null;
  readonly givenName: string;
  readonly familyName: string;
  /** Names the position the person has. */
  readonly title: string;
};

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** 林知远, but Amina Haddad. */
export const joinName = (given: string, family: string): string =>
  isHan(given) || isHan(family) ? `${family}${given}` : `${given} ${family}`.trim();

function bestOf(list: z.infer<typeof valued> | null | undefined): string | null {
  const held = (list ?? []).filter((one) => one?.value);
  const best = held.find((one) => one?.primary) ?? held.find((one) => one?.type === 'work') ?? held[0];
  return best?.value || null;
}

export function wishOf(body: unknown): UserInput {
  const parsed = userBody.safeParse(body);
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new ScimError(400, `Not a user: ${where}.`, 'invalidValue');
  }
  const { userName, externalId, displayName, name, emails, phoneNumbers, active, title, ...rest } = parsed.data;
  const [givenName, familyName] = [name?.givenName ?? '', name?.familyName ?? ''];
  const number = rest[enterpriseSchema]?.employeeNumber;
  return {
    account: userName,
    fullName: (displayName || name?.formatted || joinName(givenName, familyName) || userName).slice(0, 100),
    email: bestOf(emails),
    phone: bestOf(phoneNumbers)?.slice(0, 40) ?? null,
    employeeNumber: number === null || number === undefined || number === '' ? null : String(number),
    isActive: active ?? true,
    externalId: externalId || null,
    givenName,
    familyName,
    title: title ?? '',
  };
}

/** What a whole user leaves out stays (RFC 7644 §3.5.1): Okta's knows neither our externalId nor a displayName. */
export function replacing(current: Json, body: unknown): unknown {
  if (!isObject(body)) return body;
  const { displayName, name, ...rest } = current;
  const isRenamed = body['name'] !== undefined && body['displayName'] === undefined;
  return { ...rest, ...(!isRenamed && { displayName, name }), ...body };
}

export const versionOf = ({ updatedAt }: { readonly updatedAt: Date }): string => `W/"${updatedAt.getTime()}"`;

/** A member as the other system reads one. */
export function userResource(member: ScimMember, location: string) {
  const { id, account, fullName, email, phone, employeeNumber, externalId, givenName, familyName, title } = member;
  return {
    schemas: [userSchema, enterpriseSchema],
    id,
    ...(externalId && { externalId }),
    userName: account,
    displayName: fullName,
    name: { formatted: fullName, ...(givenName && { givenName }), ...(familyName && { familyName }) },
    ...(title && { title }),
    emails: email ? [{ value: email, type: 'work', primary: true }] : [],
    phoneNumbers: phone ? [{ value: phone, type: 'work' }] : [],
    active: member.state === 'active',
    groups: member.groups,
    ...(employeeNumber && { [enterpriseSchema]: { employeeNumber } }),
    meta: {
      resourceType: 'User',
      created: member.createdAt.toISOString(),
      lastModified: member.updatedAt.toISOString(),
      location: `${location}/Users/${id}`,
      version: versionOf(member),
    },
  };
}
