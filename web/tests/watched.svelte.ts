// Everything that a reactive value becomes, for tests.
import { flushSync } from 'svelte';

export function watched<T>(value: () => T): [values: T[], stop: () => void] {
  const values: T[] = [];
  const stop = $effect.root(() => {
    $effect(() => void values.push(value()));
  });
  flushSync();
  return [values, stop];
}
