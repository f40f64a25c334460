import { readSupplier } from '@shuyuan/contract/live/live.wire';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { readConfigs, readGlobalData } from '@shuyuan/contract/system/system.wire';
import { rememberLanguage } from './language.ts';
import { forgetSession, useSession } from './session.ts';
import { fakeServer, ok, personData } from './test-transport.ts';
import { initTexts, loadGroups } from './texts.ts';
import { writeToken } from './token.ts';

/** A client as a visitor meets it for the first time, and the server it talks to. */
export async function freshClient(language: Language = 'en') {
  localStorage.clear();
  sessionStorage.clear();
  const server = fakeServer();
  server.answer(readGlobalData, ok(personData()));
  server.answer(readConfigs, ok({ items: [] }));
  server.answer(readSupplier, ok({ supplier: 3 }));
  rememberLanguage(language);
  await initTexts();
  await loadGroups(language, ['refusals']);
  forgetSession();
  return server;
}

/** A token is stored from before; nobody has asked the server about it yet. */
export function holdToken(token = 't1'): void {
  writeToken(token);
  useSession.setState({ status: 'unknown', token });
}
