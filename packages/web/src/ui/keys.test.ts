import { expect, test } from 'vitest';
import { guardForms, isEnter, isEscape, preventEnter } from './keys.ts';

/** `object`: the code of a key is deprecated, and in Safari the only sign. */
const press = (init: object) => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
/** How browsers report the key that ends a composition: Safari after its end, with nothing but the code. */
const ofInputMethod = [{ isComposing: true }, { keyCode: 229 }, { isComposing: true, keyCode: 229 }];

test('Enter and Escape are recognised, from the browser and from React', () => {
  const enter = press({ key: 'Enter', keyCode: 13 });
  expect(isEnter(enter)).toBe(true);
  expect(isEnter({ nativeEvent: enter })).toBe(true);
  expect(isEnter(press({ key: 'a' }))).toBe(false);
  expect(isEscape(press({ key: 'Escape', keyCode: 27 }))).toBe(true);
  expect(isEscape(enter)).toBe(false);
});

test.each(ofInputMethod)('Enter and Escape of an input method are not: %o', (init) => {
  expect(isEnter(press({ key: 'Enter', ...init }))).toBe(false);
  expect(isEnter({ nativeEvent: press({ key: 'Enter', ...init }) })).toBe(false);
  expect(isEscape(press({ key: 'Escape', ...init }))).toBe(false);
});

test.each([{}, ...ofInputMethod])('a field that Enter must not send takes any of them from the form: %o', (init) => {
  const enter = press({ key: 'Enter', ...init });
  preventEnter({ nativeEvent: enter });
  expect(enter.defaultPrevented).toBe(true);
});

test('the Enter of an input method sends no form; every other key does what it does', () => {
  const page = document.createElement('div');
  guardForms({ addEventListener: page.addEventListener.bind(page) });
  const input = page.appendChild(document.createElement('input'));
  const area = page.appendChild(document.createElement('textarea'));
  const isTaken = (field: HTMLElement, init: object) => {
    const event = press(init);
    field.dispatchEvent(event);
    return event.defaultPrevented;
  };
  for (const init of ofInputMethod) {
    expect(isTaken(input, { key: 'Enter', ...init })).toBe(true);
    expect(isTaken(input, { key: 'a', ...init })).toBe(false);
    // A form is not sent out of these, and their Enter is a line.
    expect(isTaken(area, { key: 'Enter', ...init })).toBe(false);
  }
  expect(isTaken(input, { key: 'Enter', keyCode: 13 })).toBe(false);
});
