import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { startImport } from '@shuyuan/contract/people/member-import.wire';
import { addMember, changeMember } from '@shuyuan/contract/people/members.wire';
import { createOrganization, renameOrganization } from '@shuyuan/contract/people/organizations.wire';
import { refuseSensitive } from '../features/system/index.ts';
import type { Route } from '../platform/http/route.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The texts of a call that name somebody or something; a table is judged cell by cell. */
const namesIn: ReadonlyMap<Endpoint, (input: Fields) => readonly unknown[]> = new Map<
  Endpoint,
  (input: Fields) => readonly unknown[]
>([
  [addMember, ({ fullName }) => [fullName]],
  [changeMember, ({ fullName }) => [fullName]],
  [createOrganization, ({ name }) => [name]],
  [renameOrganization, ({ name }) => [name]],
  [startImport, ({ text }) => String(text).split(/[\r\n\t,;"]+/)],
]);

/** D-127 for names of people and organisations: people do not know of words, so the two meet here. */
export function withJudgedNames(route: Route): Route {
  const names = namesIn.get(route.endpoint);
  if (!names) return route;
  return {
    ...route,
    handle: async (ctx, input, body) => {
      // The mount parsed the input with the endpoint's own schema, one flat object (decision 001).
      const texts = names(input as Fields).filter((text) => typeof text === 'string');
      await refuseSensitive(ctx, texts);
      return route.handle(ctx, input, body);
    },
  };
}
