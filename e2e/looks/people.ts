import { fillCredentials } from '../signing-in.ts';
import { eventually } from '../waiting.ts';
import { heading, type LookGroup, type LookStage, visitor } from './look-table.ts';

const oneTimePassword = 'one-time password';

export const people: readonly LookGroup[] = [
  {
    title: 'looks: members and organisations',
    features: ['people'],
    looks: [
      {
        name: 'members',
        as: 'admin',
        at: 'admin/members',
        open: ({ page, word }) => page.getByRole('table', { name: word('admin.members.title') }).waitFor(),
      },
      {
        name: 'member-form',
        at: 'admin/members?search=guhuaiqian',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.members.editOf', { name: '顾怀谦' }) }).click();
          await page.getByLabel(word('admin.members.form.account')).waitFor();
        },
      },
      {
        name: 'organizations',
        at: 'admin/organizations',
        open: ({ page, word }) => page.getByRole('list', { name: word('admin.organizations.tree') }).waitFor(),
      },
      {
        name: 'move',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.organizations.actions', { name: '人力资源部' }) }).click();
          await page.getByRole('menuitem', { name: word('admin.organizations.move') }).click();
          await page.getByRole('combobox', { name: word('admin.organizations.move.parent') }).waitFor();
        },
      },
    ],
  },
  {
    title: 'looks: passwords and import',
    features: ['people', 'auth'],
    looks: [
      {
        name: 'confirm',
        as: 'admin',
        at: 'admin/members?search=yuanjinghe',
        open: async ({ page, word }) => {
          await page.getByRole('button', { name: word('admin.members.actions', { name: '袁静和' }) }).click();
          await page.getByRole('menuitem', { name: word('admin.members.reset.action') }).click();
          await page.getByRole('button', { name: word('admin.members.reset.action'), exact: true }).waitFor();
        },
      },
      {
        name: 'one-time-password',
        open: async ({ page, word, notes }) => {
          await page.getByRole('button', { name: word('admin.members.reset.action'), exact: true }).click();
          const field = page.getByRole('textbox', { name: word('admin.members.password.label'), exact: true });
          notes.set(oneTimePassword, await field.inputValue());
        },
      },
      {
        name: 'first-password',
        as: visitor,
        at: 'login',
        open: async ({ page, word, notes }) => {
          await fillCredentials(page, 'yuanjinghe', notes.get(oneTimePassword) ?? '');
          await heading(page, word('password.title'));
        },
      },
      {
        name: 'import-choose',
        as: 'admin',
        at: 'admin/members-import',
        open: ({ page, word }) => heading(page, word('admin.import.title')),
      },
      {
        name: 'import-problems',
        open: async ({ page, word }) => {
          const text = 'account,e-mail,x\nadmin,nonsense,y\nnew,,\nlinzhiyuan,linzhiyuan@qinghe.example,';
          await page.getByText(word('admin.import.paste')).click();
          await page.getByLabel(word('admin.import.pasteLabel')).fill(text);
          await page.getByRole('button', { name: word('admin.import.check') }).click();
          await page.getByText(word('admin.import.blocked')).waitFor();
          await eventually('the problems are listed', async () => (await page.getByRole('row').count()) > 2);
        },
      },
    ],
  },
  {
    title: 'looks: sign-in methods',
    features: ['auth', 'people'],
    looks: [
      {
        name: 'sign-in-sources',
        as: 'luchengze',
        at: 'admin/sign-in',
        open: ({ page, word }) => page.getByText(word('admin.signIn.policy.only')).waitFor(),
      },
      ...(['oidc', 'ldap'] as const).map((kind) => ({
        name: `sign-in-${kind}`,
        at: 'admin/sign-in',
        open: async ({ page, word }: LookStage) => {
          await page.getByRole('button', { name: word(`admin.signIn.add.${kind}`) }).click();
          await page.getByRole('dialog').getByText(word('admin.signIn.field.organizationId')).waitFor();
        },
      })),
      {
        name: 'sign-in-tokens',
        at: 'admin/sign-in?tab=tokens',
        open: ({ page, word }) => page.getByRole('link', { name: word('admin.signIn.tab.tokens') }).waitFor(),
      },
      {
        name: 'sign-in-groups',
        at: 'admin/sign-in?tab=groups',
        open: ({ page, word }) => page.getByRole('combobox', { name: word('admin.signIn.place.label') }).waitFor(),
      },
    ],
  },
];
