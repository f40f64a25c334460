const seconds = 0.7;

type Sink = { setSinkId?: (id: string) => Promise<void> };

/** A short, soft chord from the chosen speaker. */
export async function playTone(speaker: string): Promise<void> {
  const context = new AudioContext();
  // Only some browsers let a page choose where it sounds; elsewhere the system decides.
  await (context as Sink).setSinkId?.(speaker).catch(() => undefined);
  await context.resume();
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(0.2, context.currentTime + 0.05);
  gain.gain.linearRampToValueAtTime(0, context.currentTime + seconds);
  for (const frequency of [440, 554.37, 659.25]) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start();
    tone.stop(context.currentTime + seconds);
  }
  await new Promise((wake) => setTimeout(wake, seconds * 1000));
  await context.close();
}
