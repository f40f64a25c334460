type Size = { readonly width: number; readonly height: number };

/** Room above the highest point, so that its stroke is not cut. */
const margin = 4;

/** A line through the values from edge to edge, and the ground below it. */
export function curvePath(
  values: readonly number[],
  { width, height }: Size,
): { readonly line: string; readonly area: string } {
  const top = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const y = height - (value / top) * (height - margin);
    return `${(index * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`).join('');
  return { line, area: values.length === 0 ? '' : `${line}L${width} ${height}L0 ${height}Z` };
}
