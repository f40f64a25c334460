import { expect, test } from 'vitest';
import { isSamePriced } from '../../../shared/pricing/price-fields.ts';
import { draftOf, emptyDraft, fieldsOf, type LibraryForm, problemsOf } from './item-draft.ts';

const form: LibraryForm = {
  id: 'i1',
  revision: 2,
  state: 'published',
  title: '换型手册',
  introduction: '三步换型',
  coverFileId: 'f1',
  coverPath: '/files/f1',
  topics: [{ id: 't1', name: '精益改善' }],
  audience: {
    isEveryone: false,
    organizationIds: ['o1'],
    positionIds: [],
    topicIds: [],
    memberIds: ['m1'],
    joinedSince: 5,
  },
  audienceOrganizations: [{ id: 'o1', name: '技术中心' }],
  audiencePositions: [],
  audienceTopics: [],
  audienceMembers: [{ id: 'm1', fullName: '林知远', portrait: null }],
  allowsDownload: true,
  showsVersions: false,
  price: {
    isPay: 1,
    payType: 1,
    isLadderPrice: 0,
    coin: 600,
    discountCoin: 480,
    payConfig: [],
    vipCardConfiguration: '[]',
  },
  can: { edit: true, publish: false, withdraw: true, archive: false },
};

test('[ROUTE-35] [PRICE-03] a form that was not changed sends what it was read with', () => {
  const { title, introduction, coverFileId, audience, allowsDownload, showsVersions, price } = form;
  const fields = { title, introduction, coverFileId, topicIds: ['t1'], audience, allowsDownload };
  const sent = { ...fields, showsVersions, price };
  expect(fieldsOf(draftOf(form))).toEqual(sent);
});

test('[PRICE-12] [PRICE-17] a price is compared and judged with the rest', () => {
  const draft = draftOf(form);
  expect(isSamePriced(draft, draftOf(form))).toBe(true);
  expect(isSamePriced(draft, { ...draft, price: { ...draft.price, isPay: false } })).toBe(false);
  expect(problemsOf({ ...draft, price: { ...draft.price, coin: null } }).price).toBe(true);
});

test('[ROUTE-35] a title and somebody it is for are asked for', () => {
  expect(problemsOf({ ...emptyDraft, title: ' ' })).toMatchObject({ title: true, audience: false });
  expect(problemsOf({ ...emptyDraft, title: '一', isEveryone: false })).toMatchObject({ title: false, audience: true });
});
