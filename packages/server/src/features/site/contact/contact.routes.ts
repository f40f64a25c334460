import * as wire from '@shuyuan/contract/site/contact.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { answerContact, listContacts } from './list-contacts.ts';
import { readContactForm, sendContact } from './send-contact.ts';

export const contactRoutes: readonly Route[] = [
  on(wire.readContactForm, readContactForm),
  on(wire.sendContact, sendContact),
  on(wire.listContacts, listContacts),
  on(wire.answerContact, answerContact),
];
