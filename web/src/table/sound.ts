// A quiet sound, made here: two soft notes, as of a spanner laid down on the bench.

let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of [523, 784].entries()) {
    const at = start + index * 0.12;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}
