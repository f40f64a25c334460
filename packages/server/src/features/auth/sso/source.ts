import type { createSource } from '@shuyuan/contract/auth/sign-in.wire';
import type { MatchKey, SourceKind } from '@shuyuan/contract/auth/sign-in-sources';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Secrets } from '../../../platform/secrets.ts';

export type SourceInput = ParsedInputOf<typeof createSource>;
export type OidcConfig = NonNullable<SourceInput['oidc']>;
export type LdapConfig = NonNullable<SourceInput['ldap']>;

/** A way to sign in, as it is stored. */
export type Source = {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: SourceKind;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly createsMembers: boolean;
  readonly organizationId: string;
  readonly matchBy: MatchKey;
  readonly oidc: OidcConfig | null;
  readonly ldap: LdapConfig | null;
  readonly secret: Buffer | null;
  readonly version: number;
};

/** Somebody a source vouches for. */
export type ExternalPerson = {
  /** What the source itself never gives to anybody else. */
  readonly subject: string;
  readonly account: string | null;
  readonly fullName: string | null;
  readonly email: string | null;
  /** Whether the source answers for the e-mail being theirs. */
  readonly isEmailVerified: boolean;
  readonly employeeNumber: string | null;
};

/** The stored secret in the clear, for the moment it is used; empty when there is none. */
export function openSecret(secrets: Secrets, { secret }: Pick<Source, 'secret'>): string {
  if (secret === null) return '';
  const text = secrets.open(secret);
  demand(text !== null, 'sign-in.secret-unreadable');
  return text;
}
