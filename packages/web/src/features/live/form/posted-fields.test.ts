import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { expect, test } from 'vitest';
import { aDetail } from '../manage/test-lives.ts';
import { draftOf, freshDraft, type LiveDraft } from './live-draft.ts';
import { postedFields } from './posted-fields.ts';

const { native, external } = LiveSupplier;
const posted = (draft: Partial<LiveDraft>, supplier: LiveSupplier = native) =>
  postedFields({ ...freshDraft, subject: 'Reading', ...draft }, supplier);

test('[LIVE-FORM-23] what is empty is not posted', () => {
  const fields = posted({ subject: '  Reading ', desc: '  ', planNumber: '', estimateDuration: '' });
  expect(fields).toEqual({
    subject: 'Reading',
    liveMode: 1,
    executionMode: 0,
    shareScope: 1,
    assistantIds: [],
    invitedIds: [],
  });
  expect(nativeManage.create.input.safeParse(fields).success).toBe(true);
});

test('[LIVE-FORM-24] [LIVE-FORM-25] numbers and the time are posted as numbers', () => {
  const startTime = Date.UTC(2030, 4, 6, 8, 30);
  const fields = posted({ liveType: 2, startTime, estimateDuration: '090', planNumber: '0' });
  expect(fields).toMatchObject({ startTime, estimateDuration: 90 });
  expect(fields).not.toHaveProperty('planNumber');
});

test('[LIVE-ENT-08] [LIVE-FORM-11] [LIVE-FORM-13] fields another supplier does not have are not posted', () => {
  expect(posted({ desc: 'About' }, external)).toMatchObject({ genseeDesc: 'About' });
  expect(Object.keys(posted({ desc: 'About' }, external))).not.toEqual(
    expect.arrayContaining(['liveMode', 'executionMode', 'desc']),
  );
  expect(posted({ liveType: 2, startTime: 1 })).not.toHaveProperty('executionMode');
});

test('[LIVE-FORM-18] a cover is kept, replaced or taken away', () => {
  const before = draftOf(aDetail({ coverPath: '/files/a.png' }));
  expect(Object.keys(postedFields(before, native, before))).not.toEqual(expect.arrayContaining(['cover']));
  const replaced = postedFields({ ...before, cover: { kind: 'new', id: 'f2', path: '/files/b.png' } }, native, before);
  expect(replaced).toMatchObject({ cover: 'f2' });
  expect(postedFields({ ...before, cover: { kind: 'none' } }, native, before)).toMatchObject({ isCoverRemoved: true });
});

test('D-050: only a live of scope 3 has invited people', () => {
  const invited = [aDetail().creator];
  expect(posted({ shareScope: 3, invited }).invitedIds).toEqual(['m1']);
  expect(posted({ shareScope: 1, invited }).invitedIds).toEqual([]);
});

test('who was invited is posted only when that was changed: others may have come by a link meanwhile', () => {
  const [first, second] = [aDetail().creator, { ...aDetail().creator, id: 'm9' }];
  const before: LiveDraft = { ...draftOf(aDetail()), shareScope: 3, invited: [first, second] };
  const saved = (change: Partial<LiveDraft>) => postedFields({ ...before, ...change }, native, before);
  expect(saved({ subject: 'Another' })).not.toHaveProperty('invitedIds');
  expect(saved({ invited: [second, first] })).not.toHaveProperty('invitedIds');
  expect(saved({ invited: [second] })).toMatchObject({ invitedIds: ['m9'] });
  expect(saved({ invited: [] })).toMatchObject({ invitedIds: [] });
  expect(saved({ shareScope: 1 })).toMatchObject({ invitedIds: [] });
});

test('D-067: a passcode is left alone, given or taken away', () => {
  expect(posted({ passcode: { isOn: true, text: '', isSet: true } })).not.toHaveProperty('passcode');
  expect(posted({ passcode: { isOn: true, text: 'ab12', isSet: false } })).toMatchObject({ passcode: 'ab12' });
  expect(posted({ passcode: { isOn: false, text: '', isSet: true } })).toMatchObject({ passcode: '' });
});
