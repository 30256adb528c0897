import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { messages as dua } from './features/dua/title.ts';
import { duaData } from './features/dua/structured-data.ts';
import { messages as figures } from './features/figures/title.ts';
import { displayName } from './features/figures/model.ts';
import { figureData, figuresData } from './features/figures/structured-data.ts';
import { messages as hub } from './features/hub/messages.ts';
import { namesData } from './features/names/structured-data.ts';
import { messages as names } from './features/names/title.ts';
import { timelineData } from './features/timeline/structured-data.ts';
import { messages as timeline } from './features/timeline/title.ts';
import { umrahData } from './features/umrah/structured-data.ts';
import { messages as umrah } from './features/umrah/title.ts';
import type { Content } from './lib/content.ts';
import type { Place } from './lib/paths.ts';

type Head = Omit<FragmentHead, 'canonical' | 'styles'>;

const words = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

/** What a page says about itself. Chips set Arabic wherever there is a verse. */
export function headOf(place: Place, content: Content): Head {
  switch (place.page) {
    case 'hub':
      return { ...words(hub), arabic: false };
    case 'names':
      return { ...words(names), arabic: true, structured: namesData(content.names) };
    case 'timeline':
      return { ...words(timeline), arabic: false, structured: timelineData(content.timeline) };
    case 'umrah':
      return { ...words(umrah), arabic: true, structured: umrahData(content.umrah) };
    case 'dua':
      return { ...words(dua), arabic: true, structured: duaData(content.dua) };
    case 'figures':
      return { ...words(figures), arabic: true, structured: figuresData(content.figures) };
    case 'figure': {
      const figure = content.figures.find(({ id }) => id === place.id);
      if (figure === undefined) throw new RangeError(`There is no figure ${place.id}`);
      const title = figures.figureTitle(displayName(figure));
      return { title, description: figure.summary, arabic: true, structured: figureData(figure) };
    }
  }
}
