import { checkAccountName as checkName } from '@shuyuan/contract/teams/account.wire';
import * as wire from '@shuyuan/contract/teams/application.wire';
import { on } from '../../../platform/http/route.ts';
import { readAuditStatus } from '../account/read-account.ts';
import { applyForAccount } from './apply-for-account.ts';
import { changeAccount } from './change/change-account.ts';
import { checkAccountName, readChange, verifyApplications } from './read-applications.ts';

type ProfileIn = {
  readonly headPortraitPath: string;
  readonly headPortrait?: string | undefined;
  readonly desc: string;
};

/** TEAM-10: the address alone says which picture it is. */
const profileIn = <Input extends ProfileIn>({ headPortraitPath, headPortrait: _fileId, desc, ...input }: Input) => ({
  ...input,
  portrait: headPortraitPath,
  description: desc,
});

export const applicationRoutes = [
  on(checkName, checkAccountName),
  on(wire.applyForAccount, (ctx, input) => applyForAccount(ctx, profileIn(input))),
  on(wire.verifyApplications, verifyApplications),
  on(wire.changeAccount, (ctx, input) => changeAccount(ctx, profileIn(input))),
  on(wire.readChange, readChange),
  on(wire.readAuditStatus, readAuditStatus),
];
