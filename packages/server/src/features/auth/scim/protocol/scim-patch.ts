import { type Condition, parseFilter } from './scim-filter.ts';
import { ScimError } from './scim-error.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

export type Json = Record<string, unknown>;
export type Operation = { readonly op: 'add' | 'replace' | 'remove'; readonly path?: string; readonly value?: unknown };

type Target = {
  readonly schema: string | null;
  readonly attribute: string;
  readonly filter: readonly Condition[] | null;
  readonly sub: string | null;
};

const schemas = [userSchema, groupSchema, enterpriseSchema];
const form = /^([\w$-]+)(?:\[(.+)\])?(?:\.([\w$-]+))?$/;
/** Names that would reach into the objects themselves. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const maxOperations = 1_000;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `name.familyName`, `emails[type eq "work"].value`, each also behind the name of its schema. */
export function parsePath(path: string): Target {
  const schema = schemas.find((name) => path.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? null;
  const [, attribute, filter, sub = null] = form.exec(schema ? path.slice(schema.length + 1) : path) ?? [];
  if (!attribute || forbidden.has(attribute) || forbidden.has(sub ?? '')) {
    throw new ScimError(400, `The path “${path}” is not understood.`, 'invalidPath');
  }
  const isCore = schema === userSchema || schema === groupSchema;
  return { schema: isCore ? null : schema, attribute, filter: filter ? parseFilter(filter) : null, sub };
}

/** Entra writes Add, Replace and Remove; the RFC writes them small. */
export function operationsOf(body: unknown): Operation[] {
  const list = isObject(body) ? body['Operations'] : null;
  if (!Array.isArray(list) || list.length === 0 || list.length > maxOperations) {
    throw new ScimError(400, `Operations must be a list of 1 to ${maxOperations}.`, 'invalidSyntax');
  }
  return list.map((entry: unknown) => {
    const { op, path, value } = isObject(entry) ? entry : {};
    const verb = (['add', 'replace', 'remove'] as const).find((one) => one === textOf(op).toLowerCase());
    if (!verb || (path !== undefined && typeof path !== 'string')) {
      throw new ScimError(
        400,
        'An operation needs op (add, replace or remove), and a path that is a text.',
        'invalidSyntax',
      );
    }
    return { op: verb, value, ...(path && { path }) };
  });
}

/** Attributes are the same in any case (RFC 7643 §2.1). */
const keyIn = (holder: Json, name: string): string =>
  Object.keys(holder).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;

/** A list or an object has a text of its own only if it says so itself, and might say anything. */
function textOf(value: unknown): string {
  if (isObject(value)) return textOf(value['value']);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const fits = (item: unknown, filter: readonly Condition[]): boolean =>
  isObject(item) &&
  filter.every(({ attribute, value }) => textOf(item[keyIn(item, attribute)]).toLowerCase() === value.toLowerCase());

function withKey(holder: Json, key: string, value: unknown): Json {
  const { [key]: _before, ...rest } = holder;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Replacing what a filter finds nothing for adds it: Entra sends a first work e-mail so. */
function patchMatching(list: readonly unknown[], { op, value }: Operation, { filter, sub }: Target): unknown[] {
  const conditions = filter ?? [];
  const isHit = (item: unknown): item is Json => fits(item, conditions);
  if (op === 'remove' && !sub) return list.filter((item) => !isHit(item));
  const change = (item: Json): Json => {
    if (sub) return withKey(item, keyIn(item, sub), op === 'remove' ? undefined : value);
    return isObject(value) ? { ...item, ...value } : item;
  };
  if (list.some(isHit)) return list.map((item) => (isHit(item) ? change(item) : item));
  if (op === 'remove') return [...list];
  return [...list, change(Object.fromEntries(conditions.map((one) => [one.attribute, one.value])))];
}

function patchValue(before: unknown, { op, value }: Operation): unknown {
  if (op === 'remove') {
    const gone = Array.isArray(value) ? new Set(value.map(textOf)) : null;
    return gone && Array.isArray(before) ? before.filter((item) => !gone.has(textOf(item))) : undefined;
  }
  if (op === 'add' && Array.isArray(before)) {
    const held: readonly unknown[] = before;
    const more: readonly unknown[] = Array.isArray(value) ? value : [value];
    const present = new Set(held.map(textOf));
    return [...held, ...more.filter((item) => !present.has(textOf(item)))];
  }
  return isObject(before) && isObject(value) ? { ...before, ...value } : value;
}

function patchAt(holder: Json, operation: Operation, target: Target): Json {
  const key = keyIn(holder, target.attribute);
  const before = holder[key];
  if (target.filter) return withKey(holder, key, patchMatching(Array.isArray(before) ? before : [], operation, target));
  if (!target.sub) return withKey(holder, key, patchValue(before, operation));
  const inner = isObject(before) ? before : {};
  const value = operation.op === 'remove' ? undefined : operation.value;
  return withKey(holder, key, withKey(inner, keyIn(inner, target.sub), value));
}

function patchOne(resource: Json, operation: Operation): Json {
  if (operation.path === undefined) {
    if (!isObject(operation.value)) throw new ScimError(400, 'Without a path the value must be an object.', 'noTarget');
    // Okta sends { active: false }, Entra also { "name.givenName": "…" } and whole extensions by their name.
    return Object.entries(operation.value).reduce((current, [path, value]) => {
      const extension = schemas.find((name) => name.toLowerCase() === path.toLowerCase());
      if (!extension || !isObject(value)) return patchOne(current, { op: operation.op, path, value });
      return Object.entries(value).reduce(
        (inner, [name, one]) => patchOne(inner, { op: operation.op, path: `${extension}:${name}`, value: one }),
        current,
      );
    }, resource);
  }
  const target = parsePath(operation.path);
  if (target.schema === null) return patchAt(resource, operation, target);
  const extension = resource[target.schema];
  return { ...resource, [target.schema]: patchAt(isObject(extension) ? extension : {}, operation, target) };
}

/** RFC 7644 §3.5.2 in the forms Entra and Okta send. Nothing of what is given is changed. */
export const applyPatch = (resource: Json, operations: readonly Operation[]): Json =>
  operations.reduce(patchOne, resource);
