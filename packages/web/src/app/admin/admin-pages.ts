import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import {
  Activity,
  Bot,
  Coins,
  CreditCard,
  FileClock,
  Gavel,
  Hash,
  Images,
  KeyRound,
  Network,
  Settings2,
  ShieldAlert,
  Stamp,
  Upload,
  Users,
  UsersRound,
} from 'lucide-react';
import { routeTable } from '../route-table.ts';

/** The pages of the administration, in the order of their navigation, each with the right it needs. */
const all = [
  { name: 'members', to: 'adminMembers', icon: Users, needs: 'member.manage' },
  { name: 'import', to: 'adminImport', icon: Upload, needs: 'member.manage' },
  { name: 'organizations', to: 'adminOrganizations', icon: Network, needs: 'organization.manage' },
  { name: 'settings', to: 'adminSettings', icon: Settings2, needs: 'config.write' },
  { name: 'words', to: 'adminWords', icon: ShieldAlert, needs: 'config.write' },
  { name: 'topics', to: 'adminTopics', icon: Hash, needs: 'config.write' },
  { name: 'circles', to: 'adminCircles', icon: UsersRound, needs: 'config.write' },
  { name: 'materials', to: 'adminMaterials', icon: Images, needs: 'config.write' },
  { name: 'moderation', to: 'adminModeration', icon: Gavel, needs: 'team.audit' },
  { name: 'coins', to: 'adminCoins', icon: Coins, needs: 'ledger.manage' },
  { name: 'cards', to: 'adminCards', icon: CreditCard, needs: 'ledger.manage' },
  { name: 'approvals', to: 'adminApprovals', icon: Stamp, needs: 'config.write' },
  { name: 'signIn', to: 'adminSignIn', icon: KeyRound, needs: 'config.write' },
  { name: 'webhooks', to: 'adminWebhooks', icon: Bot, needs: 'config.write' },
  { name: 'audit', to: 'adminAudit', icon: FileClock, needs: 'audit.view' },
  { name: 'health', to: 'adminHealth', icon: Activity, needs: 'system.operate' },
] as const satisfies readonly { name: string; to: keyof typeof routeTable; icon: unknown; needs: Capability }[];

export const adminPages = all.filter(({ to }) => routeTable[to].isBuilt);
