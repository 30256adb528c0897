import type { BoardEvent } from './model.ts';

/** Reads the events back out of their list, the one place the page carries them. */
export function readEvents(content: Element): BoardEvent[] {
  return [...content.querySelectorAll('[data-event]')].map((item) => {
    const field = (name: string) => item.querySelector(`[data-field=${name}]`)?.textContent ?? null;
    return {
      id: item.id,
      date: field('date') ?? '',
      title: field('title') ?? '',
      description: field('description') ?? '',
      details: field('details'),
      disputed: field('disputed'),
      quran:
        item.querySelector('[data-field=quran] [data-reference]')?.getAttribute('data-reference') ??
        null,
      duringLife: item.hasAttribute('data-life'),
    };
  });
}
