// Every sound is made of waves or noise, and nothing is heard by a reader who wants none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { set } from '../ui/settings.svelte';
import { play, SOUNDS } from '.';

let started = 0;

/** Anything that can be connected, started and turned up and down. */
function node() {
  const level = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const one = {
    gain: level,
    frequency: level,
    Q: level,
    connect: (next: unknown) => next,
    start: () => (started += 1),
    stop() {},
  };
  return one;
}

class Straw {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createOscillator = node;
  createGain = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = (_channels: number, samples: number) => ({
    getChannelData: () => new Float32Array(samples),
  });
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal('AudioContext', Straw);
});
afterEach(() => {
  set({ sound: true });
  vi.unstubAllGlobals();
});

test.each(SOUNDS)('%s is heard', (sound) => {
  play(sound);
  expect(started).toBeGreaterThan(0);
});

test.each(SOUNDS)('%s is not heard without sounds', (sound) => {
  set({ sound: false });
  play(sound);
  expect(started).toBe(0);
});
