/** A process with nothing to do but to wake up: how late it does tells how long anybody waits for a processor. */
const everyMs = 10;
let late: number[] = [];

function wait(): void {
  const begun = performance.now();
  setTimeout(() => {
    late.push(Math.max(0, performance.now() - begun - everyMs));
    wait();
  }, everyMs);
}

// Asked for what it saw, it tells and begins anew.
process.on('message', () => {
  process.send?.(late.toSorted((one, other) => one - other));
  late = [];
});
wait();
