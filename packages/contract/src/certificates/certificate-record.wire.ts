import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, time } from '../kernel/fields.wire.ts';
import { languages } from '../kernel/languages.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { awardStates } from './award-states.ts';
import * as fields from './certificate-fields.wire.ts';
import { certificateLimits as limits } from './certificate-limits.ts';

const base = '/system/certificate-record';

/** As it was issued: names are those of that day. */
const award = z.object({
  number: z.string(),
  title: z.string(),
  kind: fields.kind,
  companyName: z.string(),
  issueTime: time,
  expireTime: time.nullable(),
  state: z.enum(awardStates),
  replacedBy: z.string().nullable().describe('the number of the award that came after it'),
});

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'The caller’s certificates, the last one first, also those that hold no more.',
  access: 'member',
  input: z.object({ ...pagingInput, state: z.enum(awardStates).optional() }),
  output: pageOf(
    award.extend({
      id,
      certificateId: id,
      revokeReason: z.string(),
      isMarkFallen: z.boolean().describe('the reason is the content whose mark or attendance fell'),
      isRead: z.boolean(),
    }),
  ).extend({
    counts: z.record(z.enum(awardStates), fields.count).describe('of every state, also where one is asked for'),
  }),
  errors: [],
});

export const countUnreadCertificates = endpoint({
  method: 'GET',
  path: `${base}/unread-count`,
  summary: 'How many certificates the caller has not seen yet, for the red dot.',
  access: 'member',
  input: empty,
  output: z.object({ count: fields.count }),
  errors: [],
});

export const markCertificatesRead = endpoint({
  method: 'PUT',
  path: `${base}/update-read-status`,
  summary:
    'CENTRE-04, D-185: the caller has seen these certificates, or all of theirs; other people’s stay as they are.',
  access: 'member',
  input: z.object({ ids: z.array(id).min(1).max(limits.readAtOnce).optional() }),
  output: z.object({ count: fields.count }),
  errors: [],
});

export const checkCertificate = endpoint({
  method: 'GET',
  path: `${base}/check/:number`,
  summary: 'D-188: whether the certificate of a number holds, for anybody; of its holder only the first letters.',
  access: 'public',
  input: z.object({ number: z.string().min(1).max(64) }),
  output: award.extend({
    holderName: z.string().describe('shortened'),
    revokeTime: time.nullable(),
    requirements: z.array(z.string()),
    badgeIssuer: z.string().describe('the signer of its Open Badge, as a did:web'),
  }),
  errors: [],
  rateLimit: { max: 30, per: 'caller', isShared: true },
});

export const readCertificatePdf = endpoint({
  method: 'GET',
  path: `${base}/:id/pdf`,
  summary: 'D-188: an award to print, in one of the six languages, for its holder and the managers of the certificate.',
  access: 'member',
  input: z.object({ id, language: z.enum(languages) }),
  output: z.custom<Blob>(),
  errors: ['certificate.wrong-state'],
  download: { type: 'application/pdf', fileName: 'certificate.pdf' },
  rateLimit: { max: 30, per: 'caller' },
});

export const readCertificateBadge = endpoint({
  method: 'GET',
  path: `${base}/:id/badge`,
  summary: 'D-188: an award as a signed Open Badge 3.0, for its holder, to be kept and shown elsewhere.',
  access: 'member',
  input: idOnly,
  output: z.custom<Blob>(),
  errors: ['certificate.wrong-state'],
  download: { type: 'application/vc', fileName: 'badge.json' },
  rateLimit: { max: 30, per: 'caller' },
});
