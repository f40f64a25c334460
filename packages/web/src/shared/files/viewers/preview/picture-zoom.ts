type Size = { readonly width: number; readonly height: number };

const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** The scale at which a picture is seen whole; a small one stays as small as it is. */
export function fitInto(picture: Size, room: Size): number {
  if (picture.width === 0 || picture.height === 0 || room.width === 0) return 1;
  return Math.min(1, room.width / picture.width, room.height / picture.height);
}

export function nextScale(scale: number, direction: 1 | -1): number {
  const slack = 0.01;
  const found =
    direction > 0 ? steps.find((step) => step > scale + slack) : steps.findLast((step) => step < scale - slack);
  return found ?? scale;
}
