import { audioPath, bitratesToTry } from '@fahm/contracts/audio/recitation-files.ts';
import type { AudioEdition } from '@fahm/contracts/audio/recitations.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';

/** A sample is the first verse of the first surah, in the lightest quality. */
const SAMPLE_AYAH = 1;

export type Sample = {
  /** Edition id of the reciter who is heard. */
  of: string | null;
  /** Edition id of one who could not be. */
  failed: string | null;
  play: (edition: AudioEdition) => void;
  stop: () => void;
};

/** One voice at a time; what is being recited falls silent for it. */
export function useSample(): Sample {
  const { player } = useServices();
  const [of, setOf] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const stop = () => {
    audio.current?.pause();
    audio.current = null;
    setOf(null);
  };
  useEffect(() => () => audio.current?.pause(), []);
  const play = ({ identifier, availableBitrates }: AudioEdition) => {
    stop();
    setFailed(null);
    player.read()?.send({ type: 'pause' });
    const [bitrate = 64] = bitratesToTry(64, availableBitrates);
    const voice = new Audio(audioPath(bitrate, identifier, SAMPLE_AYAH));
    const isLast = () => audio.current === voice;
    voice.addEventListener('ended', () => isLast() && stop());
    voice.addEventListener('error', () => {
      if (!isLast()) return;
      stop();
      setFailed(identifier);
    });
    audio.current = voice;
    setOf(identifier);
    // A refusal of the file is told by the element; one of the browser leaves it silent.
    voice.play().catch(() => isLast() && setOf(null));
  };
  return { of, failed, play, stop };
}
