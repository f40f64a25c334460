import type { texts as source } from '../cn/help.ts';

export const texts = {
  'help.title': 'Help centre',
  'help.lead': 'Short answers to common questions; each one takes you to the right place.',
  'help.everyone': 'Every day',
  'help.administrators': 'For administrators',
  'help.contact.title': 'No answer here?',
  'help.contact.text':
    'Ask your organisation’s administrator. If an error showed a request number, send it along: it helps to find the cause faster.',
  'help.password.question': 'How do I change my password, or what if I forgot it?',
  'help.password.answer':
    'Change it in your profile; your other devices are then signed out. If you forgot it, ask an administrator to reset it: you get a one-time password and choose your own after signing in.',
  'help.language.question': 'How do I change language and appearance?',
  'help.language.answer':
    'Open the menu behind your picture at the top and choose “Language” or “Appearance”. Your choice is kept with your account, on every device.',
  'help.approvals.question': 'How do I make a request, and how far has it got?',
  'help.approvals.answer':
    'Start a request under “My approvals”. Open any of them to see who decides at each step, when they did, and what they said. Change one that was sent back and submit it again.',
  'help.deputy.question': 'Who decides while I am away?',
  'help.deputy.answer':
    'Name a deputy and the days under “My approvals”. During that time they can decide in your place, and the history says for whom.',
  'help.notices.question': 'I get too many notifications, or too few',
  'help.notices.answer':
    'In the notification settings choose for each kind whether you want it here, by e-mail, or both.',
  'help.sessions.question': 'How do I sign out of other devices?',
  'help.sessions.answer':
    'The “Sessions” page lists every browser you are signed in with. End one of them, or all but the one before you.',
  'help.keyboard.question': 'Can I use the keyboard alone?',
  'help.keyboard.answer':
    'Yes. Tab moves on, and its first stop skips to the content. Arrow keys move in menus and lists; Esc closes dialogs.',
  'help.members.question': 'How do I add members?',
  'help.members.answer':
    'Create them one by one on the members page, or import a CSV table. Every row is checked first, and nothing is written until all of them are right.',
  'help.settings.question': 'Why did a setting change in an organisation below?',
  'help.settings.answer':
    'Settings are inherited down the tree: without a value of its own, an organisation uses that of the nearest one above. Each setting says where its value comes from, and keeps its history.',
  'help.audit.question': 'Who changed what, and when?',
  'help.audit.answer':
    'The audit log keeps every act of administration with what was there before and after. Filter it by person, action and date.',
} as const satisfies Record<keyof typeof source, string>;
