import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import type { LiveDetail, ManagedLive } from './managed-live.ts';

type Row = OutputOf<typeof nativeManage.list>['items'][number];

const row: Row = {
  id: 'v1',
  supplier: 3,
  subject: 'Reading together',
  liveType: 2,
  startTime: Date.UTC(2030, 4, 6, 8, 30),
  estimateDuration: 90,
  planNumber: null,
  subNumber: 12,
  attendNumber: 0,
  status: 1,
  approvalStatus: null,
  requestStatus: 3,
  isOwn: true,
  isManaged: true,
  liveIsAssistant: false,
  createTime: 1,
};

/** A live in the management table: scheduled, published, one's own. */
export const aLive = (changes: Partial<ManagedLive> = {}): ManagedLive => ({ ...row, ...changes });

const person = { id: 'm1', fullName: 'Lin Xiao', portrait: null, organization: { id: 'o1', name: 'Software' } };

/** The same with everything its form shows, checked against the call it stands for. */
export const aDetail = (changes: Partial<LiveDetail> = {}): LiveDetail =>
  nativeManage.get.output.parse({
    ...row,
    organizerJoinUrl: null,
    organizerToken: 'token',
    panelistJoinUrl: null,
    panelistToken: null,
    attendeeJoinUrl: null,
    attendeeToken: null,
    liveMode: 1,
    extend: { liveMode: 1 },
    shareScope: 1,
    executionMode: null,
    actionType: 2,
    applyType: 2,
    desc: 'Two chapters',
    genseeDesc: 'Two chapters',
    lecturerDesc: '',
    cover: null,
    coverPath: null,
    genseeStatus: 3,
    autoPublish: 1,
    homeConfigId: null,
    avgScore: null,
    scoreCount: 0,
    creator: person,
    lecturer: null,
    assistants: [],
    invited: [],
    shareKey: null,
    hasPasscode: false,
    room: null,
    isSubscribed: false,
    hasAttended: false,
    hasReplay: false,
    startedTime: null,
    endedTime: null,
    version: 4,
    ...changes,
  });
