// Small sounds, made on the spot from a few waves: wood on stone, dice, a sistrum. Nothing is loaded.
import { settings } from '../ui/settings.svelte';

export const SOUNDS = [
  'touch',
  'place',
  'dice',
  'turn',
  'no',
  'win',
  'end',
  'chat',
  'react',
  'arrive',
  'leave',
  'begin',
  'undo',
  'ask',
  'time',
] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** A tone that dies away. */
function tone(
  at: AudioContext,
  when: number,
  pitch: number,
  length: number,
  volume: number,
  wave: OscillatorType,
) {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, when);
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(volume, when + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  source.connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + length);
}

/** A knock: a short piece of noise, as dull as the pitch is low. */
function knock(at: AudioContext, when: number, pitch: number, length: number, volume: number) {
  const samples = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < samples; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
}

const WAVES: Record<Sound, (at: AudioContext, now: number) => void> = {
  touch: (at, now) => knock(at, now, 1900, 0.04, 0.35),
  place: (at, now) => {
    knock(at, now, 620, 0.12, 0.9);
    tone(at, now, 150, 0.14, 0.12, 'sine');
  },
  dice: (at, now) => {
    for (const [delay, pitch] of [
      [0, 1500],
      [0.09, 1200],
      [0.16, 1700],
      [0.28, 1000],
      [0.36, 1350],
      [0.5, 900],
    ] as const)
      knock(at, now + delay, pitch, 0.06, 0.7 - delay);
  },
  turn: (at, now) => {
    tone(at, now, 587, 0.5, 0.08, 'triangle');
    tone(at, now + 0.13, 880, 0.7, 0.07, 'triangle');
  },
  no: (at, now) => {
    tone(at, now, 196, 0.18, 0.09, 'triangle');
    tone(at, now + 0.1, 165, 0.22, 0.09, 'triangle');
  },
  win: (at, now) => {
    [440, 554, 659, 880, 1109].forEach((pitch, n) => tone(at, now + n * 0.14, pitch, 1.2, 0.07, 'triangle'));
    for (let n = 0; n < 9; n++) knock(at, now + 0.7 + n * 0.05, 5200, 0.05, 0.16);
  },
  end: (at, now) =>
    [659, 554, 440].forEach((pitch, n) => tone(at, now + n * 0.2, pitch, 1.1, 0.06, 'triangle')),
  chat: (at, now) => tone(at, now, 1046, 0.22, 0.05, 'sine'),
  react: (at, now) => {
    tone(at, now, 784, 0.14, 0.05, 'sine');
    tone(at, now + 0.07, 1175, 0.18, 0.04, 'sine');
  },
  // A knock at the door, and the door.
  arrive: (at, now) => {
    knock(at, now, 480, 0.09, 0.6);
    knock(at, now + 0.16, 520, 0.09, 0.6);
  },
  leave: (at, now) => knock(at, now, 260, 0.22, 0.6),
  // A small gong.
  begin: (at, now) => {
    tone(at, now, 220, 1.8, 0.09, 'sine');
    tone(at, now, 331, 1.4, 0.05, 'sine');
    tone(at, now, 552, 0.9, 0.03, 'sine');
  },
  undo: (at, now) => {
    tone(at, now, 440, 0.12, 0.06, 'sine');
    tone(at, now + 0.09, 330, 0.16, 0.06, 'sine');
  },
  ask: (at, now) => {
    tone(at, now, 494, 0.2, 0.06, 'triangle');
    tone(at, now + 0.16, 659, 0.32, 0.06, 'triangle');
  },
  time: (at, now) => [0, 0.25, 0.5].forEach((delay) => tone(at, now + delay, 740, 0.1, 0.06, 'sine')),
};

/** Plays a sound, if the reader wants any. */
export function play(sound: Sound): void {
  const at = context();
  if (at) WAVES[sound](at, at.currentTime);
}
