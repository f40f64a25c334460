/**
 * Runs in the page, after the lines of text were collected: text too pale for its background (WCAG 1.4.3). The background
 * is what its ancestors draw. Text over a picture or a gradient is left out, as axe leaves it to people, and so are
 * controls that are switched off.
 */
function findPaleText(): string[] {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
  const clear: Rgba = [0, 0, 0, 0];
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, Rgba>();
  /** Whatever notation the style sheet uses, as the browser paints it. */
  const readColor = (text: string): Rgba => {
    const known = colors.get(text);
    if (known || !brush) return known ?? clear;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = text;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const color: Rgba = [red, green, blue, alpha / 255];
    colors.set(text, color);
    return color;
  };
  const fade = ([red, green, blue, alpha]: Rgba, opacity: number): Rgba => [red, green, blue, alpha * opacity];
  const layOver = (top: Rgba, below: Rgba): Rgba => {
    const mix = (one: number, other: number): number => one * top[3] + other * (1 - top[3]);
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
  };
  type Backdrop = { readonly color: Rgba; readonly opacity: number } | null;
  const backdrops = new Map<Element | null, Backdrop>([[null, { color: [255, 255, 255, 1], opacity: 1 }]]);
  /** What text in this element stands on; null where a picture is behind it. */
  const backdropOf = (element: Element | null): Backdrop => {
    const known = backdrops.get(element);
    if (known !== undefined || !element) return known ?? null;
    const style = getComputedStyle(element);
    const around = backdropOf(element.parentElement);
    const own = readColor(style.backgroundColor);
    const opacity = Number(style.opacity) * (around?.opacity ?? 1);
    const isLaidOver = /absolute|fixed/.test(style.position);
    let found: Backdrop = null;
    if (own[3] >= 0.99 && opacity === 1) found = { color: own, opacity };
    // A layer that lets the page through stands on whatever is below it, which its ancestors do not tell.
    else if (around && !(isLaidOver && own[3] < 0.99))
      found = { color: layOver(fade(own, opacity), around.color), opacity };
    if (style.backgroundImage !== 'none' || style.backdropFilter !== 'none') found = null;
    backdrops.set(element, found);
    return found;
  };
  const luminance = ([red, green, blue]: Rgba): number => {
    const linear = (of: number): number =>
      of / 255 <= 0.04045 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const isSwitchedOff = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  const faults: string[] = [];
  for (const owner of new Set((window.looksLines ?? []).map((line) => line.owner))) {
    const backdrop = backdropOf(owner);
    if (!backdrop || isSwitchedOff(owner)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(owner);
    const text = layOver(fade(readColor(color), backdrop.opacity), backdrop.color);
    const [one, other] = [luminance(text), luminance(backdrop.color)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      faults.push(
        `contrast ${ratio.toFixed(2)}: “${(owner.textContent ?? '').trim().slice(0, 40)}” in ${owner.className}`,
      );
  }
  return faults;
}

/** Text a reader could hardly tell from its background, in words; after the lines of the page were collected. */
export const contrastScript = `(${String(findPaleText)})()`;
