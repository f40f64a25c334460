import formbody from '@fastify/formbody';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFields } from './parse-fields.ts';
import { isSoundBody } from './sound-body.ts';
import { type BodyShape, countFields, demandJsonShape, memberShape, publicShape } from './body-shape.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a body may be built of; without it no more than anybody may send. */
    readonly bodyShape?: BodyShape;
  }
}

const shapeOf = (request: FastifyRequest): BodyShape => request.routeOptions.config.bodyShape ?? publicShape;

const formFieldsMax = memberShape.items + memberShape.fields;

/** A form has names and texts only, so that what a member's may have costs little, whoever sends it. */
function parseForm(text: string): Record<string, unknown> {
  if (countFields(text, formFieldsMax) > formFieldsMax) throw new AppError('request.too-large');
  const body = parseFields(text);
  if (Object.keys(body).length > memberShape.fields) throw new AppError('request.too-large');
  return body;
}

/** JSON under any of its names: counted first, then parsed as the framework does, without keys that reach a prototype. */
export function addJsonParser(scope: FastifyInstance, type: string): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser(type, { parseAs: 'string' }, (request, text: string, done) => {
    demandJsonShape(text, shapeOf(request));
    void parseJson(request, text, done);
  });
}

/** Every body of ours is counted while it is read: what walks it later may do so without asking how much there is. */
export async function addBodyParsers(http: FastifyInstance): Promise<void> {
  http.removeContentTypeParser('application/json');
  addJsonParser(http, 'application/json');
  await http.register(formbody, { parser: parseForm });
}

/** What was counted may still be no text the database takes. */
export const demandSoundBody = ({ body }: FastifyRequest): void => demand(isSoundBody(body), 'request.malformed');

const queryFieldsMax = 250;
const tooManyFields: Readonly<Record<string, never>> = Object.freeze({});

/** Called while a route is looked for, where nothing may throw; `refuseLongQueries` then does. */
export const parseQuery = (text: string): Record<string, unknown> =>
  countFields(text, queryFieldsMax) > queryFieldsMax ? tooManyFields : parseFields(text);

export function refuseLongQueries(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    if (request.query === tooManyFields) throw new AppError('request.too-large');
  });
}
