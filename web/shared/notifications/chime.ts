/** Two tones, a fourth apart: frequency in hertz, and start in seconds. */
const TONES = [
  { pitch: 659.3, at: 0 },
  { pitch: 880, at: 0.11 },
] as const
const LENGTH = 0.5
const LOUDNESS = 0.06

let context: AudioContext | undefined

/** Plays the notification sound. Before the first interaction with the page, browsers do not play it. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume().catch(() => {})
  for (const { pitch, at } of TONES) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
