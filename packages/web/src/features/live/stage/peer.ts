/** Our own candidates only help where the server cannot be reached first; they are not waited for long. */
const gatherMs = 300;

export type TrackKind = 'audio' | 'video';
export type Tracks = Readonly<Record<TrackKind, MediaStreamTrack | null>>;

export const openPeer = (iceServers: RTCIceServer[]): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' });

/** VP8 first: every engine of ours carries it, and every browser has it. */
export function preferVp8(transceiver: RTCRtpTransceiver): void {
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs ?? [];
  const isVp8 = ({ mimeType }: { mimeType: string }): boolean => mimeType.toLowerCase() === 'video/vp8';
  if (codecs.some(isVp8))
    transceiver.setCodecPreferences(codecs.toSorted((a, b) => Number(isVp8(b)) - Number(isVp8(a))));
}

/** The offer with the candidates known by then. */
export async function offerOf(pc: RTCPeerConnection): Promise<string> {
  await pc.setLocalDescription(await pc.createOffer());
  if (pc.iceGatheringState !== 'complete') {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, gatherMs);
      pc.addEventListener('icegatheringstatechange', () => {
        if (pc.iceGatheringState !== 'complete') return;
        clearTimeout(timer);
        done();
      });
    });
  }
  return pc.localDescription?.sdp ?? '';
}

/** Whoever fails on the way leaves no connection behind. */
export async function closeOnFailure<T>(pc: { close: () => void }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    pc.close();
    throw error;
  }
}
