import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { RawRoute } from '../../../platform/http/raw.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './protocol/scim-discovery.ts';
import { scimAnswer } from './protocol/scim-error.ts';
import { listAnswer, route } from './protocol/scim-protocol.ts';

const named = (list: readonly { readonly id: string }[], id: string): object => {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new AppError('request.not-found');
  return found;
};

export const discoveryHandlers: RawRoute[] = [
  route('GET', '/ServiceProviderConfig', async ({ location }) => scimAnswer(200, serviceProviderConfig(location))),
  route('GET', '/ResourceTypes', async ({ location }) => listAnswer(1, 2, resourceTypes(location))),
  route('GET', '/ResourceTypes/:id', async ({ location, id }) => scimAnswer(200, named(resourceTypes(location), id))),
  route('GET', '/Schemas', async ({ location }) => listAnswer(1, 3, schemas(location))),
  route('GET', '/Schemas/:id', async ({ location, id }) => scimAnswer(200, named(schemas(location), id))),
];
