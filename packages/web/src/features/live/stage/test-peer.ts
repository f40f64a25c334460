/** A peer connection that notes what is done with it, in the order it is done. */
export class FakePeer extends EventTarget {
  static readonly all: FakePeer[] = [];
  readonly done: string[] = [];
  connectionState: RTCPeerConnectionState = 'new';
  readonly iceGatheringState = 'complete';
  localDescription: { readonly sdp: string } | null = null;

  constructor() {
    super();
    FakePeer.all.push(this);
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.done.push(`${direction} ${kind}`);
    return {
      sender: { replaceTrack: async (track: { id: string } | null) => void this.done.push(`${kind}: ${track?.id}`) },
      setCodecPreferences: () => undefined,
    };
  }
  async createOffer() {
    return { type: 'offer', sdp: 'my offer' };
  }
  async createAnswer() {
    return { type: 'answer', sdp: 'my answer' };
  }
  async setLocalDescription(description: { type: string; sdp: string }) {
    this.localDescription = description;
    this.done.push(`local ${description.type}`);
  }
  async setRemoteDescription({ type, sdp }: { type: string; sdp: string }) {
    this.done.push(`remote ${type}: ${sdp}`);
  }
  async getStats() {
    return new Map();
  }
  become(state: RTCPeerConnectionState) {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  close() {
    this.done.push('closed');
  }
}

export const fakeReceiver = { getCapabilities: () => ({ codecs: [{ mimeType: 'video/VP8' }] }) };
