import { getConfig } from '@testing-library/react';

/** Waiting longer costs nothing where what is waited for comes. */
const patienceMs = 30_000;
const pauseMs = 15;

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

async function asked<T>(ask: () => T | Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    const begun = performance.now();
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    // The page is drawn by the same thread: who only asks keeps it from getting there.
    await pause(Math.max(pauseMs, performance.now() - begun));
  }
}

/** Asks again until it does not throw; React draws meanwhile as it does for people. */
export async function until<T>(ask: () => T | Promise<T>): Promise<T> {
  let answer: { readonly value: T } | undefined;
  try {
    await getConfig().asyncWrapper(async () => {
      answer = { value: await asked(ask, Date.now() + patienceMs) };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nThe page reads:\n${document.body.innerText.slice(0, 2_000)}`, { cause: error });
  }
  if (!answer) throw new Error('the wait ended without an answer');
  return answer.value;
}

/** Waits for what the page does with an action of a person, and for the server's answers on the way. */
export const eventually = (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  until(async () => {
    if (!(await isSo())) throw new Error(`it never came to be: ${what}`);
  });
