import { z } from 'zod';
import { ApprovalStatus } from '../approval/approval-status.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { memberOut } from '../people/people.wire.ts';
import { offerOut, priceIn } from '../pricing/price-fields.wire.ts';
import { liveLimits } from './live-form.ts';
import { executionModes, liveModes, liveTypes, RequestStatus, shareScopes } from './live-kinds.ts';
import { LiveStatus } from './live-status.ts';
import { liveSuppliers } from './suppliers.ts';

const status = z.literal(Object.values(LiveStatus));
const approvalStatus = z.literal(Object.values(ApprovalStatus)).nullable();
const requestStatus = z.literal(Object.values(RequestStatus));
const supplier = z.literal(liveSuppliers);

/** A page for people shows lives whoever supplies them (LIVE-ROOM-04: a path alone answers those of its own family). */
export const whose = { isEverySupplier: z.boolean().optional() };

/** Minutes or people: at most five digits; 0 and nothing are the same (D-061). */
const shortNumber = z.int().min(0).max(99_999).nullable().optional();

/** The end of 2099: further away is a slip of the finger, and at last no date at all. */
const latestStart = 4_102_444_799_999;

const offer = offerOut.optional().describe('absent: free');

/** LIVE-FORM: what a form posts; what is empty is left out (LIVE-FORM-23). */
export const liveFields = {
  subject: text(liveLimits.subjectMax, 1),
  startTime: time.max(latestStart).optional().describe('of a scheduled live; an instant one begins now'),
  liveMode: z.literal(liveModes).optional().describe('only of our own room, and needed there'),
  shareScope: z.literal(shareScopes),
  executionMode: z.literal(executionModes).optional().describe('only of instant lives of our own room'),
  estimateDuration: shortNumber,
  planNumber: shortNumber,
  desc: text(liveLimits.descMax).optional(),
  genseeDesc: text(liveLimits.descMax).optional().describe('desc, as suppliers 0 and 4 call it (LIVE-ENT-08)'),
  lecturerDesc: text(liveLimits.lecturerDescMax).optional(),
  cover: id.optional().describe('an uploaded picture; left out: the present one stays'),
  isCoverRemoved: z.boolean().optional(),
  lecturerId: id.optional(),
  classroomId: id.optional().describe('the room of the company a scheduled live takes with it; left out: none'),
  assistantIds: z.array(id).max(liveLimits.assistantsMax).optional(),
  invitedIds: z.array(id).max(liveLimits.invitedMax).optional().describe('who may come to a live of scope 3'),
  passcode: z
    .string()
    .regex(/^[A-Za-z0-9]*$/)
    .refine((value) => value === '' || value.length >= liveLimits.passcodeMin)
    .max(liveLimits.passcodeMax)
    .optional()
    .describe('opens the key login (D-067); empty closes it, left out keeps it'),
  price: priceIn.optional().describe('of the room and the replay together; left out: as it is, or free'),
};

/** A row of the management table (LIVE-MGMT-04). */
export const managedLiveOut = z.object({
  id,
  supplier,
  subject: z.string(),
  liveType: z.literal(liveTypes),
  startTime: time,
  estimateDuration: z.int().nullable(),
  planNumber: z.int().nullable(),
  subNumber: z.int(),
  attendNumber: z.int(),
  status,
  approvalStatus,
  requestStatus,
  isOwn: z.boolean(),
  isManaged: z.boolean(),
  liveIsAssistant: z.boolean(),
  createTime: time,
});

/** LIVE-ENT-06, D-053: only whoever is that identity gets its address and token; for others they are null. */
const joinOut = {
  organizerJoinUrl: z.string().nullable(),
  organizerToken: z.string().nullable(),
  panelistJoinUrl: z.string().nullable(),
  panelistToken: z.string().nullable(),
  attendeeJoinUrl: z.string().nullable(),
  attendeeToken: z.string().nullable(),
};

export const liveDetailOut = managedLiveOut.extend({
  ...joinOut,
  liveMode: z.literal(liveModes).nullable(),
  extend: z
    .object({ liveMode: z.literal(liveModes).nullable() })
    .describe('extended supplier info (LIVE-ENT-07, C-37)'),
  shareScope: z.literal(shareScopes),
  executionMode: z.literal(executionModes).nullable(),
  actionType: z.int().nullable(),
  applyType: z.literal(liveTypes),
  desc: z.string(),
  genseeDesc: z.string(),
  lecturerDesc: z.string(),
  cover: id.nullable(),
  coverPath: z.string().nullable(),
  genseeStatus: requestStatus,
  autoPublish: z.literal([0, 1]),
  homeConfigId: id.nullable(),
  avgScore: z.number().nullable().describe('one decimal (D-066)'),
  scoreCount: z.int(),
  creator: memberOut,
  lecturer: memberOut.nullable(),
  assistants: z.array(memberOut).describe('for whoever manages it; else empty'),
  invited: z.array(memberOut).describe('for whoever manages it; else empty'),
  shareKey: z.string().nullable().describe('what a link to a live of scope 3 carries; for whoever manages it'),
  hasPasscode: z.boolean(),
  room: z.object({ id, name: z.string(), place: z.string() }).nullable().describe('of the company'),
  isSubscribed: z.boolean(),
  hasAttended: z.boolean(),
  hasReplay: z.boolean(),
  offer,
  startedTime: time.nullable(),
  endedTime: time.nullable(),
  version: z.int(),
});

/** A card of the community side. */
export const liveCardOut = z.object({
  id,
  supplier,
  businessType: z.int().describe('5 or 15 of the business types (LIVE-ENT-12)'),
  subject: z.string(),
  coverPath: z.string().nullable(),
  status,
  startTime: time,
  endTime: time.describe('as planned; the real one once it is over'),
  lecturer: memberOut,
  subNumber: z.int(),
  attendNumber: z.int(),
  watching: z.int().describe('in the room now'),
  isSubscribed: z.boolean(),
  avgScore: z.number().nullable(),
  replaySeconds: z.number().nullable(),
  offer,
});

export { status as liveStatusOut, supplier as supplierOut };
