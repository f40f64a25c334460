import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { cacheBuster } from '@shuyuan/contract/kernel/headers';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { memberShape, publicBodyBytes, publicShape } from './body-shape.ts';
import { stringReader } from './from-strings.ts';
import { isSoundBody } from './sound-body.ts';

type Raw = Record<string, unknown>;
const maxProblems = 20;

const isPlainObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problemOf = (issue: z.core.$ZodIssue) => ({ field: issue.path.join('.'), rule: ruleOf(issue) });

/** A word a client can act on; zod's own sentences are English. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return issue.code.replaceAll('_', '-');
}

function parse(input: z.ZodType, raw: Raw): unknown {
  // Found here it is a bad input, found behind it would be a failure of ours.
  if (!isSoundBody(raw)) throw new AppError('request.malformed');
  const parsed = input.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { problems: parsed.error.issues.slice(0, maxProblems).map(problemOf) });
}

const shapeOf = ({ access }: Endpoint) => (access === 'public' ? publicShape : memberShape);

/** Visitors send little; what members may send is read only once they have shown who they are. */
export const bodyLimitsOf = (endpoint: Endpoint, usualKb: number) => ({
  bodyLimit: endpoint.access === 'public' ? publicBodyBytes : (endpoint.bodyLimitKb ?? usualKb) * 1024,
  config: { bodyShape: shapeOf(endpoint) },
});

/** The input of a form whose fields are all texts. */
export function fieldsReader(endpoint: Endpoint): (fields: Readonly<Record<string, string>>) => unknown {
  const { input } = endpoint;
  const fromStrings = stringReader(input, shapeOf(endpoint));
  return (fields) => parse(input, fromStrings(fields));
}

/** The flat input of a call: path over body or query. The cache buster is not an input (D-024). */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest) => unknown {
  const { method, input } = endpoint;
  const fromStrings = stringReader(input, shapeOf(endpoint));
  const isRead = method === 'GET' || method === 'DELETE';
  return (request) => {
    const params = fromStrings(request.params as Raw);
    const source = isRead ? queryOf(request) : (request.body ?? {});
    if (!isPlainObject(source)) throw new AppError('request.malformed');
    const isText = isRead || (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    return parse(input, { ...(isText ? fromStrings(source) : source), ...params });
  };
}

function queryOf(request: FastifyRequest): Raw {
  const { [cacheBuster]: _ignored, ...query } = request.query as Raw;
  return query;
}
