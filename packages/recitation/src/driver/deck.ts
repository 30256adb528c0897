import type { MediaEvent } from '../core/player.ts';
import { createSlot, empty, type File, fill, type Slot, type SlotEvent } from './slot.ts';
import { createStallWatch } from './stall-watch.ts';

/**
 * Two audio elements: one is heard, the other holds the next verse, so that it begins within the event that
 * ends the one before. Nothing here waits for a frame or a timer: a hidden tab goes on.
 */
export class Deck {
  #heard: Slot;
  #spare: Slot;
  /** Whether sound is meant to be: a pause that is not, is the device's. */
  #wanted = false;
  readonly #stall = createStallWatch(() => this.#tell({ type: 'failed', why: 'load' }));
  readonly #url: (file: File) => string;
  readonly #tell: (event: MediaEvent) => void;

  constructor(url: (file: File) => string, tell: (event: MediaEvent) => void) {
    this.#url = url;
    this.#tell = tell;
    const hear = (slot: Slot, event: SlotEvent) => this.#hear(slot, event);
    this.#heard = createSlot(hear);
    this.#spare = createSlot(hear);
  }

  /** Gets both elements the browser's leave to sound; for the moment in which a press is answered. */
  unlock(): void {
    for (const { audio, file } of [this.#heard, this.#spare]) if (file === null) audio.load();
  }

  /** Sounds a file; if it is the one that is ready, at once. */
  sound(file: File): void {
    const url = this.#url(file);
    if (this.#spare.file?.url === url) {
      [this.#heard, this.#spare] = [this.#spare, this.#heard];
      this.resume();
      empty(this.#spare);
    } else if (this.#heard.file?.url === url && this.#heard.audio.error === null) {
      this.again();
    } else {
      fill(this.#heard, { ...file, url });
      this.resume();
    }
    // What was ready told its length before anybody asked.
    this.#tellLength();
  }

  resume(): void {
    this.#wanted = true;
    const { audio, file } = this.#heard;
    this.#stall.begin();
    audio.play().catch((error: unknown) => {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (refused && this.#heard.file === file) this.#tell({ type: 'blocked' });
    });
  }

  again(): void {
    this.#heard.audio.currentTime = 0;
    this.resume();
  }

  pause(): void {
    this.#wanted = false;
    this.#stall.end();
    this.#heard.audio.pause();
  }

  seek(seconds: number): void {
    this.#heard.audio.currentTime = seconds;
  }

  setSpeed(speed: number): void {
    for (const { audio } of [this.#heard, this.#spare]) {
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    }
  }

  preload(file: File): void {
    fill(this.#spare, { ...file, url: this.#url(file) });
  }

  silence(): void {
    this.pause();
    empty(this.#heard);
    empty(this.#spare);
  }

  #hear(slot: Slot, event: SlotEvent): void {
    if (slot === this.#heard) this.#hearCurrent(event);
    else if (event === 'failed' && slot.file !== null) {
      const { ayah, bitrate } = slot.file;
      empty(slot);
      this.#tell({ type: 'ahead-failed', ayah, bitrate });
    }
  }

  #hearCurrent(event: SlotEvent): void {
    const { audio } = this.#heard;
    switch (event) {
      case 'length':
        return this.#tellLength();
      case 'time':
        // Proof enough that it sounds, whatever was told before.
        if (!audio.seeking && audio.currentTime > 0) this.#stall.end();
        return this.#tell({ type: 'position', seconds: audio.currentTime });
      case 'playing':
        this.#stall.end();
        return this.#tell({ type: 'sounding' });
      case 'waiting':
        this.#stall.begin();
        return this.#tell({ type: 'waiting' });
      case 'progress':
        return this.#stall.again();
      case 'paused':
        return this.#wanted && !audio.ended ? this.#tell({ type: 'interrupted' }) : undefined;
      case 'ended':
        return this.#tell({ type: 'ended', now: Date.now() });
      case 'failed':
        this.#stall.end();
        return this.#tell({ type: 'failed', why: whyOf(audio.error) });
    }
  }

  #tellLength(): void {
    const { duration } = this.#heard.audio;
    if (Number.isFinite(duration)) this.#tell({ type: 'ready', duration });
  }
}

/** A file that began and broke is told from one that could not be had; an element knows no more. */
const whyOf = (error: MediaError | null): 'load' | 'playback' =>
  error?.code === MediaError.MEDIA_ERR_DECODE ? 'playback' : 'load';
