import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { audienceNames } from '../people/audience.wire.ts';
import { awardStates } from './award-states.ts';
import * as fields from './certificate-fields.wire.ts';
import { certificateLimits as limits } from './certificate-limits.ts';
import { requirementTypes } from './requirement-types.ts';

const base = '/system/certificate';
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const fieldErrors = [
  'certificate.not-ready',
  'course.unknown-person',
  'course.unknown-content',
  'sensitive.found',
] as const;
const holdersQuery = {
  id,
  search: text(50).optional().describe('words of the name'),
  state: z.enum(awardStates).optional().describe('of the award, now'),
};
const can = z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), archive: z.boolean() });

export const listManagedCertificates = endpoint({
  method: 'GET',
  path: `${base}/manage-list`,
  summary: 'The caller’s certificates; all of them for those who manage all courses.',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional(), state: fields.certificateState.optional() }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      kind: fields.kind,
      state: fields.certificateState,
      authorName: z.string(),
      requirementCount: fields.count,
      holderCount: fields.count,
      updateTime: time,
      can,
    }),
  ),
  errors: [],
});

export const createCertificate = endpoint({
  method: 'POST',
  path: base,
  summary: 'A certificate as a draft (D-188).',
  access: 'course.create',
  input: z.object(fields.certificateFields),
  output: saved,
  errors: ['course.unknown-person', 'course.unknown-content', 'sensitive.found'],
  idempotent: true,
});

export const readCertificateForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'A certificate as its managers edit it.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: fields.certificateState,
    ...fields.certificateFields,
    requirements: z.array(fields.namedRequirement),
    ...audienceNames,
    audiencePeople: z.array(z.object({ id, fullName: z.string() })),
    holderCount: fields.count,
    can: can.extend({ reward: z.boolean().describe('whether the caller may say what it pays') }),
  }),
  errors: [],
});

export const saveCertificate = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Changes a certificate. One that is published is asked for as saved from then on; what was issued stays.',
  access: 'member',
  input: z.object({ id, revision, ...fields.certificateFields }),
  output: saved,
  errors: ['course.wrong-state', 'request.stale', ...fieldErrors],
});

export const publishCertificate = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'From now on it is issued to whoever has done everything, also before; audited.',
  access: 'member',
  input: z.object({ id, revision }),
  output: saved,
  errors: ['course.wrong-state', 'request.stale', 'certificate.not-ready'],
});

export const withdrawCertificate = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'It is issued no more; what was issued stays; audited.',
  access: 'member',
  input: idOnly,
  output: saved,
  errors: ['course.wrong-state'],
});

export const archiveCertificate = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'It never changes again; audited.',
  access: 'member',
  input: idOnly,
  output: saved,
  errors: ['course.wrong-state'],
});

export const findCertificateContents = endpoint({
  method: 'GET',
  path: `${base}/contents`,
  summary: 'Contents a certificate can ask for, the newest first.',
  access: 'course.create',
  input: z.object({ businessType: z.literal(requirementTypes), search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  errors: [],
});

export const listCertificateHolders = endpoint({
  method: 'GET',
  path: `${base}/:id/holders`,
  summary: 'The people it was issued to, the last one first, with names as of the issue.',
  access: 'member',
  input: z.object({ ...pagingInput, ...holdersQuery }),
  output: pageOf(
    z.object({
      id,
      holderName: z.string(),
      number: z.string(),
      issueTime: time,
      expireTime: time.nullable(),
      state: z.enum(awardStates),
      revokeReason: z.string(),
      isMarkFallen: z.boolean(),
      replacedBy: z.string().nullable(),
      can: z.object({ revoke: z.boolean(), renew: z.boolean() }),
    }),
  ),
  errors: [],
});

export const exportCertificateHolders = endpoint({
  method: 'GET',
  path: `${base}/:id/holders/export`,
  summary: 'The same as a table for a spreadsheet; its first lines say what was filtered.',
  access: 'member',
  input: z.object(holdersQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'holders.csv' },
});

export const exportCertificateHoldersWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/holders/workbook`,
  summary: 'The same as an Excel workbook: times are times.',
  access: 'member',
  input: z.object(holdersQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'holders.xlsx' },
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/system/certificate-record/:id/revoke',
  summary: 'It holds no more, for good; its holder is told why; nobody revokes their own; audited.',
  access: 'member',
  input: z.object({ id, reason: text(limits.reason, 1) }),
  output: idOnly,
  errors: ['certificate.wrong-state', 'sensitive.found'],
});

export const openRenewal = endpoint({
  method: 'POST',
  path: '/system/certificate-record/:id/renewal',
  summary:
    'The next run of somebody’s award opens now, also of one that expired or was revoked: the only way to earn it again; its holder is told; nobody opens their own; audited.',
  access: 'member',
  input: idOnly,
  output: z.object({ run: z.int().min(2) }),
  errors: ['certificate.wrong-state', 'course.not-in-audience'],
});
