import { expect, test } from 'vitest';
import { parseFilter } from './scim-filter.ts';
import { groupChanges } from './scim-group.ts';
import { applyPatch, enterpriseSchema, operationsOf, parsePath } from './scim-patch.ts';
import { joinName, wishOf } from './scim-user.ts';

const patchOp = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const patch = (resource: object, ...Operations: object[]) =>
  applyPatch({ ...resource }, operationsOf({ schemas: patchOp, Operations }));
const user = {
  userName: 'lin',
  active: true,
  name: { givenName: '知远', familyName: '林' },
  emails: [{ value: 'lin@old.example', type: 'work', primary: true }],
};

test('the filters of Entra and Okta are read, whatever else is refused', () => {
  expect(parseFilter('userName eq "Test_User_1"')).toEqual([{ attribute: 'username', value: 'Test_User_1' }]);
  expect(parseFilter('externalId EQ "a\\"b" and active eq true')).toEqual([
    { attribute: 'externalid', value: 'a"b' },
    { attribute: 'active', value: 'true' },
  ]);
  expect(parseFilter('emails[type eq "work"].value eq "x@y.z"')[0]?.attribute).toBe('emails[type eq "work"].value');
  for (const bad of [
    '',
    'userName',
    'userName co "a"',
    'userName eq "a" or id eq "b"',
    'userName eq "a',
    'not (a eq 1)',
  ]) {
    expect(() => parseFilter(bad)).toThrow('understood');
  }
});

test('Entra: replace with a path, capital verbs, a filter in the path and texts for truth', () => {
  const patched = patch(
    user,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.example' },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    { op: 'Add', path: `${enterpriseSchema}:employeeNumber`, value: 'QH-1' },
    { op: 'Replace', path: 'active', value: 'False' },
  );
  expect(patched).toMatchObject({
    emails: [{ value: 'updatedEmail@microsoft.example', type: 'work', primary: true }],
    name: { familyName: 'updatedFamilyName', givenName: '知远' },
    [enterpriseSchema]: { employeeNumber: 'QH-1' },
  });
  expect(wishOf(patched)).toMatchObject({
    isActive: false,
    employeeNumber: 'QH-1',
    email: 'updatedEmail@microsoft.example',
  });
  expect(user.emails[0]?.value).toBe('lin@old.example');
});

test('Entra: values without a path, with dots and with the names of schemas; a first e-mail is added', () => {
  const value = { displayName: '林', 'name.givenName': '远', [enterpriseSchema]: { employeeNumber: '7' } };
  expect(patch({ userName: 'lin' }, { op: 'Add', value })).toMatchObject({
    displayName: '林',
    name: { givenName: '远' },
    [enterpriseSchema]: { employeeNumber: '7' },
  });
  expect(patch({ userName: 'lin' }, { op: 'Add', path: 'emails[type eq "work"].value', value: 'a@b.c' })).toMatchObject(
    {
      emails: [{ type: 'work', value: 'a@b.c' }],
    },
  );
});

test('Okta: one value without a path', () => {
  expect(patch(user, { op: 'replace', value: { active: false } })).toMatchObject({ active: false, userName: 'lin' });
});

test('removing an attribute, a part of it, or what a filter finds', () => {
  expect(patch(user, { op: 'remove', path: 'name.givenName' })['name']).toEqual({ familyName: '林' });
  expect(patch(user, { op: 'remove', path: 'emails[type eq "work"]' })['emails']).toEqual([]);
  expect(patch(user, { op: 'remove', path: 'emails' })).not.toHaveProperty('emails');
});

test('paths that reach into objects, and operations that are none, are refused', () => {
  for (const path of ['__proto__', 'constructor.name', 'a.b.c', 'emails[type', '']) {
    expect(() => parsePath(path)).toThrow('not understood');
  }
  const bodies = [
    {},
    { Operations: [] },
    { Operations: [{ op: 'move', path: 'a' }] },
    { Operations: [{ op: 'add', path: 1 }] },
  ];
  for (const body of bodies) expect(() => operationsOf(body)).toThrow(/needs|must be/);
  expect(() => patch(user, { op: 'replace', value: 7 })).toThrow('object');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('groups: members by list, by filter, all of them; names and the rest', () => {
  const of = (...Operations: object[]) => groupChanges(operationsOf({ Operations }));
  expect(of({ op: 'Add', path: 'members', value: [{ $ref: null, value: 'f648' }] })).toEqual([
    { kind: 'add', memberIds: ['f648'] },
  ]);
  expect(of({ op: 'Remove', path: 'members', value: [{ $ref: null, value: 'f648' }] })).toEqual([
    { kind: 'remove', memberIds: ['f648'] },
  ]);
  expect(of({ op: 'remove', path: 'members[value eq "89bb"]' })).toEqual([{ kind: 'remove', memberIds: ['89bb'] }]);
  expect(of({ op: 'remove', path: 'members' })).toEqual([{ kind: 'clear' }]);
  expect(of({ op: 'replace', value: { id: 'x', displayName: '新名' } })).toEqual([
    { kind: 'rename', displayName: '新名' },
  ]);
  expect(() => of({ op: 'add', path: 'members', value: ['x'] })).toThrow('value each');
  expect(() => of({ op: 'replace', path: 'displayName', value: '' })).toThrow('Not a group');
});

test('a name is put together as its language does', () => {
  expect([joinName('知远', '林'), joinName('Amina', 'Haddad'), joinName('', 'Haddad')]).toEqual([
    '林知远',
    'Amina Haddad',
    'Haddad',
  ]);
});
