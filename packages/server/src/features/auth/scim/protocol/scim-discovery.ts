import { enterpriseSchema, groupSchema, userSchema } from './scim-patch.ts';

const unsupported = { supported: false } as const;
/** What one page of a list may hold. */
export const maxPage = 200;

export const serviceProviderConfig = (location: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxPage },
  changePassword: unsupported,
  sort: unsupported,
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token made in the administration, sent as `Authorization: Bearer …`.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${location}/ServiceProviderConfig` },
});

const resourceType = (location: string, name: 'User' | 'Group', schema: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  ...(name === 'User' && { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
  meta: { resourceType: 'ResourceType', location: `${location}/ResourceTypes/${name}` },
});

export const resourceTypes = (location: string) => [
  resourceType(location, 'User', userSchema),
  resourceType(location, 'Group', groupSchema),
];

type Attribute = Readonly<Record<string, unknown>>;

const plain = (name: string, more: object = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const list = (name: string, more: object = {}): Attribute =>
  plain(name, {
    type: 'complex',
    multiValued: true,
    subAttributes: [plain('value'), plain('type'), plain('display'), plain('primary', { type: 'boolean' })],
    ...more,
  });

const schemaOf = (location: string, id: string, { name, attributes }: { name: string; attributes: Attribute[] }) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  attributes,
  meta: { resourceType: 'Schema', location: `${location}/Schemas/${id}` },
});

/** Only what is kept: an attribute that is not here is taken and forgotten. */
export const schemas = (location: string) => [
  schemaOf(location, userSchema, {
    name: 'User',
    attributes: [
      plain('userName', { required: true, uniqueness: 'server' }),
      plain('externalId', { caseExact: true }),
      plain('displayName'),
      plain('name', {
        type: 'complex',
        subAttributes: [plain('formatted'), plain('givenName'), plain('familyName')],
      }),
      plain('title'),
      list('emails'),
      list('phoneNumbers'),
      plain('active', { type: 'boolean' }),
      list('groups', { mutability: 'readOnly' }),
    ],
  }),
  schemaOf(location, groupSchema, {
    name: 'Group',
    attributes: [plain('displayName', { required: true, uniqueness: 'server' }), plain('externalId'), list('members')],
  }),
  schemaOf(location, enterpriseSchema, { name: 'EnterpriseUser', attributes: [plain('employeeNumber')] }),
];
