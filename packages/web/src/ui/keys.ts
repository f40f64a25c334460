type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'preventDefault'>;
/** An event of the browser, or React's around it. */
type Heard = { readonly nativeEvent: KeyPress } | KeyPress;

/** The code of every key that went to an input method. */
const inputMethodCode = 229;

const pressOf = (heard: Heard): KeyPress => ('nativeEvent' in heard ? heard.nativeEvent : heard);

/** Safari ends the composition before it reports the key that ended it: nothing but the code then tells. */
const isOfInputMethod = (press: KeyPress): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other sign of it in Safari
  press.isComposing || press.keyCode === inputMethodCode;

const isPressed = (key: string, heard: Heard): boolean => {
  const press = pressOf(heard);
  return press.key === key && !isOfInputMethod(press);
};

/** Enter as the person means it; the one that takes a word of an input method belongs to the input method. */
export const isEnter = (heard: Heard): boolean => isPressed('Enter', heard);

/** Escape as the person means it; the one that gives up a word of an input method leaves the field open. */
export const isEscape = (heard: Heard): boolean => isPressed('Escape', heard);

/** For a field inside a form that Enter must not send, whoever the key was meant for. */
export function preventEnter(heard: Heard): void {
  const press = pressOf(heard);
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
