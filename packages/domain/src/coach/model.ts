import type { CoachPrompt } from './prompt.ts';

/** Tokens that a call cost, as the model's own server counts them; null when it does not say. */
export type Tokens = { input: number; output: number } | null;

/** What a language model answered: JSON of whatever shape; the guard reads it. */
export type ModelReply = { output: unknown; tokens: Tokens };

/** A language model. Rejects when it does not answer in time, or not with JSON. */
export type CoachModel = {
  /** For the log. */
  name: string;
  /** `onSegment` gets each segment as soon as it is written, by models that stream; the reply has them all. */
  ask: (
    prompt: CoachPrompt,
    signal: AbortSignal,
    onSegment?: (segment: unknown) => void,
  ) => Promise<ModelReply>;
};
