import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { commonErrors, type Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Schema = { properties?: Record<string, object>; required?: string[] };

// zod prints draft 2020-12, which OpenAPI 3.1 takes as it is.
const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;

const paramsOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

function parametersOf({ method, path, input }: Endpoint) {
  const { properties = {}, required = [] } = schemaOf(input, 'input');
  const inPath = new Set(paramsOf(path));
  const isRead = method === 'GET' || method === 'DELETE';
  return Object.entries(properties)
    .filter(([name]) => inPath.has(name) || isRead)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema,
    }));
}

/** Behind its fields: they say what the bytes are before these arrive. */
const withFile = ({ properties, required = [], ...rest }: Schema) => ({
  ...rest,
  properties: { ...properties, file: { type: 'string', format: 'binary' } },
  required: [...required, 'file'],
});

function bodyOf({ method, path, input, isMultipart }: Endpoint) {
  if (method === 'GET' || method === 'DELETE') return {};
  const { properties = {}, ...rest } = schemaOf(input, 'input');
  const inPath = new Set(paramsOf(path));
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
  };
  if (isMultipart) return { requestBody: { content: { 'multipart/form-data': { schema: withFile(schema) } } } };
  return {
    requestBody: {
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  };
}

function refusalsOf({ errors }: Endpoint) {
  const byStatus = Map.groupBy([...errors, ...commonErrors], (code) => errorSpec(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes
          .map((code) => `\`${code}\`${errorSpec(code).number === null ? '' : ` (${errorSpec(code).number})`}`)
          .join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

function operationOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    description: `Access: **${endpoint.access}**.${endpoint.idempotent ? ' Takes an `Idempotency-Key`.' : ''}`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: {
      200: {
        description: endpoint.stream ? 'Server-Sent Events; the data of each is this' : 'OK',
        content: {
          [endpoint.stream ? 'text/event-stream' : 'application/json']: {
            schema: schemaOf(endpoint.output, 'output'),
          },
        },
      },
      ...refusalsOf(endpoint),
    },
  };
}

type Paths = Record<string, Record<string, object>>;

function pathsOf(endpoints: readonly Endpoint[]): Paths {
  const paths: Paths = {};
  for (const endpoint of endpoints) {
    const path = apiBase + endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

/**
 * The contract as an OpenAPI document: the same values the server mounts, so it cannot drift. What is long in it is
 * written when somebody reads it.
 */
function openApiOf(endpoints: readonly Endpoint[], version: string) {
  let paths: Paths | null = null;
  const refusal = z.object({ errorCode: z.int().optional(), message: z.string(), requestId: z.string() });
  return {
    openapi: '3.1.0',
    info: { title: '书院 Shuyuan', version },
    get paths() {
      return (paths ??= pathsOf(endpoints));
    },
    components: {
      schemas: { Refusal: schemaOf(refusal, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Bearer__` followed by the access token.',
        },
      },
    },
  };
}

export async function addApiDocs(
  http: FastifyInstance,
  endpoints: readonly Endpoint[],
  version: string,
): Promise<void> {
  // The library types only its own builder of documents.
  const document = openApiOf(endpoints, version) as unknown as never;
  await http.register(swagger, { mode: 'static', specification: { document } });
  await http.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } });
}
