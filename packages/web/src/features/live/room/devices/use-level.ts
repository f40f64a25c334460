import { useEffect, useState } from 'react';

const looksPerSecond = 12;

/** How loud a microphone is, from 0 to 1. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // A voice at arm's length is about 0.1; the root makes quiet ones visible.
      setLevel(Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.6));
    }, 1000 / looksPerSecond);
    return () => {
      clearInterval(timer);
      void context.close();
      setLevel(0);
    };
  }, [track]);
  return level;
}
