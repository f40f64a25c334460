type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'preventDefault'>;
/** An event of the browser, or React's around it. */
type KeyInput = { readonly nativeEvent: KeyPress } | KeyPress;

/** The code of every key that went to an input method. */
const inputMethodCode = 229;

const pressOf = (input: KeyInput): KeyPress => ('nativeEvent' in input ? input.nativeEvent : input);

/** Safari ends the composition before it reports the key that ended it: nothing but the code then tells. */
const isOfInputMethod = (press: KeyPress): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other sign of it in Safari
  press.isComposing || press.keyCode === inputMethodCode;

const isPressed = (key: string, input: KeyInput): boolean => {
  const press = pressOf(input);
  return press.key === key && !isOfInputMethod(press);
};

/** Enter as the person means it; the one that takes a word of an input method belongs to the input method. */
export const isEnter = (input: KeyInput): boolean => isPressed('Enter', input);

/** Escape as the person means it; the one that gives up a word of an input method leaves the field open. */
export const isEscape = (input: KeyInput): boolean => isPressed('Escape', input);

/** For a field inside a form that Enter must not send, whoever the key was meant for. */
export function preventEnter(input: KeyInput): void {
  const press = pressOf(input);
  if (press.key === 'Enter') press.preventDefault();
}

/**
 * Forms are sent by the browser when Enter is pressed in one of their fields, without any listener of ours: the Enter
 * of an input method is taken from it here, once for all of them. The input method itself has had the key before.
 */
export function guardForms(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener(
    'keydown',
    (press) => {
      if (press.target instanceof HTMLInputElement && isOfInputMethod(press)) preventEnter(press);
    },
    { capture: true },
  );
}
